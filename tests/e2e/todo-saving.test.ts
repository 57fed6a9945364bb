import { todo as messages } from '#i18n/messages/todo/index.ts';
import { texts } from './pages/todo.ts';
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
