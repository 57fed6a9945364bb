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

test('a task that two tabs edit at once is kept with both texts, and the page says so', {
	tag: '@matrix',
}, async ({ page, context }) => {
	await page.goto('/extra/todo');
	await addTask(page, 'bread');
	const other = await context.newPage();
	await other.goto('/extra/todo');
	for (const tab of [page, other]) {
		await texts(tab).first().dblclick();
		await tab.getByRole('textbox', { name: 'Edit: bread' }).press('Home');
	}
	await page.bringToFront();
	await page.keyboard.type('rye ');
	await other.keyboard.type('white ');
	await other.keyboard.press('Enter');
	await expect(page.getByRole('textbox', { name: 'Edit: white bread' })).toHaveValue('rye bread');
	await page.keyboard.type('or oat ');
	await page.keyboard.press('Enter');
	for (const tab of [page, other])
		await expect(texts(tab)).toHaveText(['white bread', 'rye or oat bread']);
	await expect(page.getByRole('main').getByText(t.bothKept)).toBeVisible();
	await expect(page.getByRole('status')).toHaveText(t.bothKept);
	await page.keyboard.press('ControlOrMeta+Z');
	for (const tab of [page, other]) await expect(texts(tab)).toHaveText(['white bread']);
});
