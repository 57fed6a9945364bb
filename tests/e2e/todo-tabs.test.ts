import type { Page } from '@playwright/test';
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

test('what another tab deletes can be restored', { tag: '@matrix' }, async ({ page, context }) => {
	await page.goto('/extra/todo');
	await addTask(page, 'one');
	await addTask(page, 'two');
	const other = await context.newPage();
	await other.goto('/extra');
	await other.evaluate(() => localStorage.clear());
	await expect(page.getByText('2 tasks deleted in another tab.')).toBeVisible();
	await press(page, t.undo, 'Enter');
	await expect(texts(page)).toHaveText(['one', 'two']);
	await page.reload();
	await expect(texts(page)).toHaveText(['one', 'two']);
});

test('what is typed into a row outlives another tab that deletes everything, and a reload', {
	tag: '@matrix',
}, async ({ page, context }) => {
	await page.goto('/extra/todo');
	for (const name of ['one', 'two']) await addTask(page, name);
	await press(page, 'Edit: one', 'Enter');
	await page.keyboard.type(' and more');
	const other = await context.newPage();
	await other.goto('/extra/todo');
	await expect(texts(other)).toHaveCount(2);
	await other.evaluate(() => localStorage.clear());
	const field = page.getByRole('textbox', { name: 'Edit: one and more' });
	await expect(field).toBeFocused();
	await expect(page.getByText(t.keptElsewhere)).toBeVisible();
	await other.close();

	await page.keyboard.type(' still');
	await page.reload();
	await expect(texts(page)).toHaveText(['one and more still']);
});

for (const { path, kind } of [
	{ path: '/extra/todo', kind: 'task' },
	{ path: '/extra/notes', kind: 'note' },
]) {
	test(`what two tabs type into ${path} at the same moment is in both, in one order`, {
		tag: '@matrix',
	}, async ({ page, context }) => {
		const tabs = [page, await context.newPage()];
		for (const tab of tabs) {
			await tab.goto(path);
			await tab.locator('.record-tool[data-ready]').waitFor();
			await tab.locator(`#new-${kind}`).focus();
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

		// Two rows at once, then the same one: the last to be saved holds.
		await Promise.all(tabs.map((tab, place) => openField(tab, place)));
		await Promise.all(tabs.map((tab, number) => tab.keyboard.type(` by ${number}`)));
		await Promise.all(tabs.map((tab) => tab.keyboard.press('Enter')));
		const changed = [`${one[0]} by 0`, `${one[1]} by 1`];
		for (const tab of tabs) {
			for (const [place, text] of changed.entries())
				await expect(texts(tab).nth(place)).toHaveText(text);
		}
		for (const tab of tabs) await openField(tab, 0);
		await page.keyboard.type(' first');
		await page.keyboard.press('Enter');
		await tabs[1]?.keyboard.type(' second');
		await tabs[1]?.keyboard.press('Enter');
		for (const tab of tabs) await expect(texts(tab).first()).toHaveText(`${changed[0]} second`);
	});
}

async function openField(page: Page, place: number) {
	await row(page, place).locator('[data-action=edit]').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.record-field')).toBeFocused();
}
