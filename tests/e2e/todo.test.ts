import type { Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { todo as messages } from '#i18n/messages/todo/index.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('a task is added, edited, done, moved, deleted and brought back by keys alone', async ({
	page,
}) => {
	await page.goto('/extra/todo');
	await add(page, ' one');
	await add(page, 'two');
	await expect(page.getByLabel(t.newTask)).toBeFocused();
	await expect(page.locator('.record-text')).toContainText([' one', 'two']);

	await press(page, 'Edit: two', 'Enter');
	await expect(row(page, 1).locator('input, button')).toHaveCount(1);
	await page.keyboard.type(' more');
	await page.keyboard.press('Escape');
	await expect(button(page, 'Edit: two')).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.type(' and a half');
	await page.keyboard.press('Enter');
	await expect(button(page, 'Edit: two and a half')).toBeFocused();

	await press(page, 'Move up: two and a half', 'Enter');
	await expect(button(page, 'Move up: two and a half')).toBeFocused();
	await expect(texts(page)).toContainText(['two and a half', 'one']);

	await page.getByLabel('Completed: two and a half').focus();
	await page.keyboard.press('Space');
	await expect(page.getByText('1 item left')).toBeVisible();

	await press(page, 'Delete: two and a half', 'Enter');
	await page.keyboard.press('Escape');
	await expect(texts(page)).toHaveCount(2);
	await expect(button(page, 'Delete: two and a half')).toBeFocused();
	await page.keyboard.press('Enter');
	const confirm = page.getByRole('dialog').getByRole('button').last();
	await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(confirm).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveCount(1);
	await expect(page.locator('[data-action=delete]')).toBeFocused();
	await press(page, t.undo, 'Enter');
	await expect(texts(page)).toContainText(['two and a half', 'one']);

	await page.reload();
	await expect(texts(page)).toContainText(['two and a half', 'one']);
	await expect(page.getByLabel('Completed: two and a half')).toBeChecked();
});

test('a row is dragged by its dots, Escape puts it back, Alt with an arrow moves it too', async ({
	page,
}) => {
	await page.goto('/extra/todo');
	for (const name of ['one', 'two', 'three']) await add(page, name);
	await expect(texts(page)).toHaveText(['one', 'two', 'three']);

	await dragOver(page, 0, 2);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expect(texts(page)).toHaveText(['one', 'two', 'three']);

	await dragOver(page, 0, 2);
	await page.mouse.up();
	await expect(texts(page)).toHaveText(['two', 'three', 'one']);
	await expect(page.getByText('one: position 3 of 3')).toBeAttached();
	expect(await page.locator('li[style*=translate], li[data-dragged]').count()).toBe(0);

	await page.getByLabel('Completed: one').focus();
	await page.keyboard.press('Alt+ArrowUp');
	await expect(texts(page)).toHaveText(['two', 'one', 'three']);
	await expect(page.getByLabel('Completed: one')).toBeFocused();
	await page.reload();
	await expect(texts(page)).toHaveText(['two', 'one', 'three']);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a task is one line, and a button shows the rest of it and what can be done', async ({
		page,
	}) => {
		await page.goto('/extra/todo');
		await add(page, 'a task with more words than fit beside its box on a telephone');
		await add(page, 'two');
		expect((await row(page, 0).boundingBox())?.height).toBeLessThan(56);
		await expect(button(page, 'Edit: two')).toBeHidden();

		await button(page, 'Actions: two').tap();
		await expect(button(page, 'Actions: two')).toHaveAttribute('aria-expanded', 'true');
		for (const target of await row(page, 1).locator('button, label').all()) {
			const box = await target.boundingBox();
			expect([box?.width, box?.height].every((size) => size && size >= 44)).toBe(true);
		}
		await button(page, 'Move up: two').tap();
		await expect(texts(page).first()).toHaveText('two');
		await button(page, 'Delete: two').tap();
		await expect(
			page.getByRole('dialog', { name: 'The task “two” will be deleted.' }),
		).toBeVisible();
		await page.getByRole('dialog').getByRole('button', { name: t.cancel }).tap();
		await expect(button(page, 'Actions: two')).toBeFocused();

		await button(page, 'Actions: a task with more').tap();
		expect((await row(page, 1).boundingBox())?.height).toBeGreaterThan(90);
	});
});

test('a blank text adds nothing, a filter survives a reload', async ({ page }) => {
	await page.goto('/extra/todo');
	for (const blank of ['', '   ']) {
		await add(page, blank);
		await expect(page.getByText(t.empty.all)).toBeVisible();
	}
	await add(page, 'one');
	await page.getByRole('link', { name: t.filters.completed }).focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/extra/todo#/completed');
	await expect(page.getByText(t.empty.completed)).toBeVisible();
	await page.reload();
	await expect(page.getByText(t.empty.completed)).toBeVisible();
	await page.goBack();
	await expect(texts(page)).toHaveText('one');
});

test('a task gets a day by keys, and is listed among those of today with its number', async ({
	page,
}) => {
	await page.clock.install({ time: new Date(2026, 10, 23, 12) });
	await page.goto('/extra/todo');
	for (const name of ['one', 'two']) await add(page, name);
	await press(page, 'Due date: two', 'Enter');
	await expect(page.locator('input[type=date]')).toBeFocused();
	await page.locator('input[type=date]').fill('2026-11-22');
	await page.keyboard.press('Enter');
	await expect(button(page, 'Due date: two')).toBeFocused();
	await expect(row(page, 1).locator('time')).toHaveText('yesterday');
	await page.getByRole('link', { name: 'Today 1' }).focus();
	await page.keyboard.press('Enter');
	await expect(texts(page)).toHaveText(['two']);
	await add(page, 'three');
	await expect(row(page, 1).locator('time')).toHaveText('today');
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	await page.reload();
	await expect(texts(page)).toHaveText(['two', 'three']);
});

test('two tabs stay in step and lose nothing', async ({ page, context }) => {
	const other = await context.newPage();
	await page.goto('/extra/todo');
	await other.goto('/extra/todo');
	await add(page, 'one');
	await expect(texts(other)).toHaveCount(1);
	await add(other, 'two');
	await expect(texts(page)).toHaveCount(2);
	await press(other, t.deleteAll, 'Enter');
	await other.keyboard.press('Tab');
	await other.keyboard.press('Enter');
	await expect(texts(page)).toHaveCount(0);
	await press(page, t.undo, 'Enter');
	await expect(texts(other)).toHaveCount(2);
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
	await add(page, 'does not fit');
	await expect(page.getByText(t.full)).toBeVisible();
	await expect(page.getByText(t.notSaved, { exact: true })).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('alert').getByRole('button', { name: t.exportJson }).click();
	expect((await download).suggestedFilename()).toBe('tasks.json');
});

test('what another tab deletes can be restored', async ({ page, context }) => {
	await page.goto('/extra/todo');
	await add(page, 'one');
	await add(page, 'two');
	const other = await context.newPage();
	await other.goto('/extra');
	await other.evaluate(() => localStorage.clear());
	await expect(page.getByText('2 tasks deleted in another tab.')).toBeVisible();
	await press(page, t.undo, 'Enter');
	await expect(texts(page)).toHaveText(['one', 'two']);
	await page.reload();
	await expect(texts(page)).toHaveText(['one', 'two']);
});

test('what is typed into a row outlives another tab that deletes everything, and a reload', async ({
	page,
	context,
}) => {
	await page.goto('/extra/todo');
	for (const name of ['one', 'two']) await add(page, name);
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

test('Ctrl+Z and Ctrl+Shift+Z take changes back and make them again, and what is not sent survives a reload', async ({
	page,
}) => {
	await page.goto('/extra/todo');
	for (const name of ['one', 'two']) await add(page, name);
	await page.getByLabel('Completed: two').focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('Alt+ArrowUp');
	await expect(texts(page)).toHaveText(['two', 'one']);
	await page.keyboard.press('ControlOrMeta+z');
	await expect(texts(page)).toHaveText(['one', 'two']);
	await page.keyboard.press('ControlOrMeta+z');
	await expect(page.getByLabel('Completed: two')).not.toBeChecked();
	await page.keyboard.press('ControlOrMeta+Shift+z');
	await expect(page.getByLabel('Completed: two')).toBeChecked();

	await page.getByLabel(t.newTask).focus();
	await page.keyboard.type('three');
	await page.reload();
	await expect(page.getByLabel(t.newTask)).toHaveValue('three');
});

test('with a storage that is forbidden a task stays on the screen, and the page shows a message', async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('forbidden', 'SecurityError');
			},
		});
	});
	await page.goto('/extra/todo');
	await add(page, 'not kept');
	await expect(texts(page)).toHaveText('not kept');
	await expect(page.getByRole('alert').getByText(t.blocked)).toBeVisible();
	await expect(page.getByText(t.notSaved, { exact: true })).toBeVisible();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
});

test('a hundred tasks of 50,000 letters are there at once, each opened by key', async ({
	page,
}) => {
	const name = 'слово word '.repeat(5000).slice(0, 49_990);
	const file = JSON.stringify(
		Array.from({ length: 100 }, (_, index) => ({ name: `${index} ${name}`, completed: false })),
	);
	await page.goto('/extra/todo');
	await page.locator('.record-tool[data-ready]').waitFor();
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'tasks.json', mimeType: 'application/json', buffer: Buffer.from(file) });
	// Laid out whole they would take the browser minutes.
	await expect(texts(page)).toHaveCount(100);
	await press(page, `${t.more}: 0 ${name.slice(0, 58)}…`, 'Enter');
	await expect(texts(page).first()).toHaveText(`0 ${name}`.trim());
	await expect(page.getByText(t.less)).toBeFocused();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: '.record-list' })).toEqual([]);
});

for (const locale of locales) {
	test(`the words are in the HTML: ${locale}`, async ({ request }) => {
		const html = await (
			await request.get(`${locale === 'en' ? '' : `/${locale}`}/extra/todo`)
		).text();
		expect(html).toContain(messages[locale].newTask);
		expect(html).toContain(messages[locale].notes.add);
	});
}

function row(page: Page, place: number) {
	return page.locator('.record-list > li').nth(place);
}

function texts(page: Page) {
	return page.locator('.record-list .record-text');
}

function button(page: Page, name: string) {
	return page.getByRole('button', { name, exact: !name.startsWith('Actions') });
}

/** Takes a row by its dots and holds it over another. */
async function dragOver(page: Page, from: number, to: number) {
	const rows = page.locator('.record-list > li');
	await rows.nth(from).locator('.record-handle').hover();
	await page.mouse.down();
	const box = await rows.nth(to).boundingBox();
	await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 4 });
	await expect(rows.nth(from)).toHaveAttribute('data-dragged');
}

async function press(page: Page, name: string, key: string) {
	await button(page, name).focus();
	await page.keyboard.press(key);
}

async function add(page: Page, text: string) {
	await page.locator('astro-island:not([ssr]) .record-tool').waitFor();
	await page.getByLabel(t.newTask).focus();
	await page.keyboard.type(text);
	await page.keyboard.press('Enter');
}
