import { todo as messages } from '#i18n/messages/todo/index.ts';
import { expectNoFaults } from './axe.ts';
import { addTask, button, dragOver, press, row, texts } from './pages/todo.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('a row is dragged by its dots, Escape puts it back, Alt with an arrow moves it too', async ({
	page,
}) => {
	await page.goto('/extra/todo');
	for (const name of ['one', 'two', 'three']) await addTask(page, name);
	await expect(texts(page)).toHaveText(['one', 'two', 'three']);

	await dragOver(page, 0, 2);
	await page.keyboard.press('Escape');
	await page.mouse.up();
	await expect(texts(page)).toHaveText(['one', 'two', 'three']);

	await dragOver(page, 0, 2);
	await page.mouse.up();
	await expect(texts(page)).toHaveText(['two', 'three', 'one']);
	await expect(page.getByRole('status')).toHaveText('one: position 3 of 3');
	expect(await page.locator('li[style*=translate], li[data-dragged]').count()).toBe(0);

	await page.getByLabel('Completed: one').press('Alt+ArrowUp');
	await expect(texts(page)).toHaveText(['two', 'one', 'three']);
	await expect(page.getByLabel('Completed: one')).toBeFocused();
	await page.reload();
	await expect(texts(page)).toHaveText(['two', 'one', 'three']);
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('a task is whole, and a button shows what can be done with it', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.goto('/extra/todo');
		await addTask(page, 'a task with more words than fit beside its box on a telephone');
		await addTask(page, 'two');
		const first = texts(page).first();
		expect(await first.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
		await expect(button(page, 'Edit: two')).toBeInViewport();
		await expect(button(page, 'Delete: two')).toBeInViewport();
		await expect(button(page, 'Move up: two')).toBeHidden();

		await button(page, 'Actions: two').tap();
		await expect(button(page, 'Actions: two')).toHaveAttribute('aria-expanded', 'true');
		for (const target of await row(page, 1).locator('button, label').all()) {
			const box = await target.boundingBox();
			expect(box?.height).toBeGreaterThanOrEqual(44);
			expect(box?.width).toBeGreaterThanOrEqual(44);
		}
		await button(page, 'Move up: two').tap();
		await expect(first).toHaveText('two');
		await button(page, 'Delete: two').tap();
		await expect(page.getByRole('dialog')).toContainText('The task “two” will be deleted.');
		await page.getByRole('dialog').getByRole('button', { name: t.cancel }).tap();
		await expect(button(page, 'Delete: two')).toBeFocused();

		await button(page, 'Actions: a task with more').tap();
		expect((await row(page, 1).boundingBox())?.height).toBeGreaterThan(90);
	});
});

test('a blank text adds nothing; filters have addresses, mark themselves, survive a reload and follow the back button', async ({
	page,
}) => {
	await page.goto('/extra/todo');
	for (const blank of ['', '   ']) {
		await addTask(page, blank);
		await expect(page.getByRole('main').getByText(t.empty.all)).toBeVisible();
	}
	for (const name of ['one', 'two']) await addTask(page, name);
	await page.getByLabel('Completed: two').check();
	const filter = (name: keyof typeof t.filters) =>
		page.getByRole('navigation', { name: t.show }).getByRole('link', { name: t.filters[name] });
	await filter('active').click();
	await expect(texts(page)).toHaveText(['one']);
	await filter('completed').press('Enter');
	await expect(page).toHaveURL('/extra/todo#/completed');
	await expect(texts(page)).toHaveText(['two']);
	await page.reload();
	await expect(filter('completed')).toHaveAttribute('aria-current', 'true');
	await expect(filter('active')).not.toHaveAttribute('aria-current');
	// A task that no longer belongs to what is shown leaves the list.
	await page.getByLabel('Completed: two').click();
	await expect(page.getByRole('main').getByText(t.empty.completed)).toBeVisible();
	await page.goBack();
	await expect(texts(page)).toHaveText(['one', 'two']);
	await page.goBack();
	await expect(filter('all')).toHaveAttribute('aria-current', 'true');
});

test('a task gets a day by keys or by a click, and is listed among those of today with its number', async ({
	page,
}) => {
	await page.clock.install({ time: new Date(2026, 10, 23, 12) });
	await page.goto('/extra/todo');
	for (const name of ['one', 'two']) await addTask(page, name);
	await press(page, 'Due date: two', 'Enter');
	await expect(page.locator('input[type=date]')).toBeFocused();
	await page.locator('input[type=date]').fill('2026-11-22');
	await page.keyboard.press('Enter');
	await expect(button(page, 'Due date: two, yesterday')).toBeFocused();
	await expect(row(page, 1).locator('time')).toHaveText('yesterday');
	await page.getByRole('link', { name: 'Today 1' }).press('Enter');
	await expect(texts(page)).toHaveText(['two']);
	await addTask(page, 'three');
	await expect(row(page, 1).locator('time')).toHaveText('today');
	await button(page, 'Due date: two, yesterday').click();
	await page.getByRole('button', { name: 'Today', exact: true }).click();
	await expect(row(page, 0).locator('time')).toHaveText('today');
	await expectNoFaults(page, 'main');
	await page.reload();
	await expect(texts(page)).toHaveText(['two', 'three']);
});
