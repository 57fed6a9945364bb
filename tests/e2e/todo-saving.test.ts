import { todo as messages } from '#i18n/messages/todo/index.ts';
import { addTask, press, row, texts } from './pages/todo.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('two tabs stay in step and lose nothing', async ({ page, context }) => {
	const other = await context.newPage();
	await page.goto('/extra/todo');
	await other.goto('/extra/todo');
	await addTask(page, 'one');
	await expect(texts(other)).toHaveCount(1);
	await addTask(other, 'two');
	await expect(texts(page)).toHaveCount(2);
	await press(other, t.deleteAll, 'Enter');
	await other.keyboard.press('Tab');
	await other.keyboard.press('Enter');
	await expect(texts(page)).toHaveCount(0);
	await press(page, t.undo, 'Enter');
	await expect(texts(other)).toHaveCount(2);
});

test('what two tabs type at the same moment is in both, in one order, and two rows are edited at once', async ({
	page,
	context,
}) => {
	const tabs = [page, await context.newPage()];
	for (const tab of tabs) {
		await tab.goto('/extra/todo');
		await tab.locator('.record-tool[data-ready]').waitFor();
		await tab.getByLabel(t.newTask).focus();
	}
	await Promise.all(
		tabs.map(async (tab, number) => {
			for (let count = 0; count < 10; count += 1) {
				await tab.keyboard.type(`${number}-${count}`);
				await tab.keyboard.press('Enter');
			}
		}),
	);
	for (const tab of tabs) await expect(texts(tab)).toHaveCount(20);
	const [one = [], other] = await Promise.all(tabs.map((tab) => texts(tab).allTextContents()));
	expect(one).toEqual(other);
	expect(new Set(one).size).toBe(20);

	await Promise.all(
		tabs.map((tab, place) => row(tab, place).locator('[data-action=edit]').press('Enter')),
	);
	await Promise.all(tabs.map((tab, number) => tab.keyboard.type(` by ${number}`)));
	await Promise.all(tabs.map((tab) => tab.keyboard.press('Enter')));
	for (const tab of tabs) {
		for (const place of [0, 1])
			await expect(texts(tab).nth(place)).toHaveText(`${one[place]} by ${place}`);
	}
});

test('with a full storage a task stays on the screen and can be exported', async ({ page }) => {
	await page.goto('/extra/todo');
	await page.evaluate(() => {
		for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
			try {
				for (let count = 0; ; count += 1) {
					localStorage.setItem(`fill.${size}.${count}`, 'x'.repeat(size));
				}
			} catch {
				// A smaller piece may still fit.
			}
		}
	});
	await addTask(page, 'does not fit');
	await expect(page.getByRole('main').getByText(t.full)).toBeVisible();
	await expect(page.getByRole('main').getByText(t.notSaved, { exact: true })).toBeVisible();
	const download = page.waitForEvent('download');
	await page.locator('.record-notice').getByRole('button', { name: t.exportJson }).click();
	expect((await download).suggestedFilename()).toBe('tasks.json');
});
