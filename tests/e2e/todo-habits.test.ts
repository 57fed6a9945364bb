import type { Page } from '@playwright/test';
import { todo as messages } from '#i18n/messages/todo/index.ts';
import { addTask, press, row, texts } from './pages/todo.ts';
import { expect, test } from './test.ts';

const t = messages.en;
const three = ['buy some cheese', 'feed the cat', 'book a doctor’s appointment'];

// What people expect of any to-do list, since they know it from others.

test('new tasks are at the end, the field is empty again, and the number of open ones follows', {
	tag: '@matrix',
}, async ({ page }) => {
	await openWith(page, []);
	await expect(page.locator('.record-bar')).toHaveCount(0);
	await expect(page.getByRole('button', { name: t.deleteAll })).toHaveCount(0);
	await addTask(page, 'buy some cheese');
	await expect(page.getByLabel(t.newTask)).toHaveValue('');
	await expectLeft(page, '1 item left');
	await addTask(page, '  feed the cat  ');
	await expectLeft(page, '2 items left');
	await row(page, 0).getByRole('checkbox').click();
	await expectLeft(page, '1 item left');
	// Words are kept as they were typed, with the spaces around them.
	expect(await texts(page).allTextContents()).toEqual(['buy some cheese', '  feed the cat  ']);
	await expect(page.getByLabel(t.newTask)).toHaveValue('');
});

test('one box completes all and opens all again, and shows whether all are completed', {
	tag: '@matrix',
}, async ({ page }) => {
	await openWith(page, three);
	const all = page.getByRole('checkbox', { name: t.markAll });
	await all.check();
	for (const place of [0, 1, 2]) await expect(box(page, place)).toBeChecked();
	await box(page, 0).uncheck();
	await expect(all).not.toBeChecked();
	await box(page, 0).check();
	await expect(all).toBeChecked();
	await addTask(page, 'a fourth');
	await expect(all).not.toBeChecked();
	await all.check();
	await all.uncheck();
	for (const place of [0, 1, 2, 3]) await expect(box(page, place)).not.toBeChecked();
});

test('a double click edits; Enter and a click elsewhere save, Escape does not', async ({
	page,
}) => {
	await openWith(page, three);
	const field = page.locator('.record-field');
	await edit(page, 1);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue('feed the cat');
	await expect(row(page, 1).locator('input, button')).toHaveCount(1);
	await field.fill('feed both cats');
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveText([three[0] ?? '', 'feed both cats', three[2] ?? '']);

	await edit(page, 1);
	await field.fill('feed three cats');
	await page.locator('h1').click();
	await expect(field).toHaveCount(0);
	await expect(texts(page).nth(1)).toHaveText('feed three cats');

	await edit(page, 1);
	await field.fill('feed no cat');
	await page.keyboard.press('Escape');
	await expect(field).toHaveCount(0);
	await expect(texts(page).nth(1)).toHaveText('feed three cats');
	await page.reload();
	await expect(texts(page).nth(1)).toHaveText('feed three cats');
});

test('an edit that leaves nothing deletes the task, and can be undone', { tag: '@matrix' }, async ({
	page,
}) => {
	await openWith(page, three);
	await edit(page, 1);
	await page.locator('.record-field').fill('');
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveText([three[0] ?? '', three[2] ?? '']);
	await press(page, t.undo, 'Enter');
	await expect(texts(page)).toHaveText(three);
});

test('completed tasks are cleared after a question, whose button is there only while there are some', {
	tag: '@matrix',
}, async ({ page }) => {
	await openWith(page, three);
	const clear = page.getByRole('button', { name: t.clearCompleted });
	await expect(clear).toHaveCount(0);
	await box(page, 1).check();
	await clear.click();
	await page.getByRole('dialog').getByRole('button').last().click();
	await expect(texts(page)).toHaveText([three[0] ?? '', three[2] ?? '']);
	await expect(clear).toHaveCount(0);
	await page.reload();
	await expect(texts(page)).toHaveText([three[0] ?? '', three[2] ?? '']);
});

test('filters have addresses, show what they name, mark themselves and follow the back button', async ({
	page,
}) => {
	await openWith(page, three);
	await box(page, 1).check();
	const filter = (name: keyof typeof t.filters) =>
		page.getByRole('navigation', { name: t.show }).getByRole('link', { name: t.filters[name] });
	await expect(filter('all')).toHaveAttribute('aria-current', 'true');
	await filter('active').click();
	await expect(texts(page)).toHaveText([three[0] ?? '', three[2] ?? '']);
	await filter('completed').click();
	await expect(texts(page)).toHaveText([three[1] ?? '']);
	await expect(filter('completed')).toHaveAttribute('aria-current', 'true');
	await expect(filter('active')).not.toHaveAttribute('aria-current');
	// A task that no longer belongs to what is shown leaves the list.
	await box(page, 0).click();
	await expect(texts(page)).toHaveCount(0);
	await page.goBack();
	await expect(texts(page)).toHaveText(three);
	await page.goBack();
	await expect(filter('all')).toHaveAttribute('aria-current', 'true');
});

async function openWith(page: Page, tasks: readonly string[]) {
	await page.goto('/extra/todo');
	await page.locator('.record-tool[data-ready]').waitFor();
	for (const name of tasks) await addTask(page, name);
	await expect(texts(page)).toHaveCount(tasks.length);
}

function box(page: Page, place: number) {
	return row(page, place).getByRole('checkbox');
}

function edit(page: Page, place: number) {
	return texts(page).nth(place).dblclick();
}

function expectLeft(page: Page, words: string) {
	return expect(page.locator('.record-bar').getByRole('status')).toHaveText(words);
}
