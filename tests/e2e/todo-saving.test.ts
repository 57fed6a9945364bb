import { todo as messages } from '#i18n/messages/todo/index.ts';
import { addTask, texts } from './pages/todo.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('what two tabs type at the same moment is in both, in one order', async ({
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
