import { notes as messages } from '#i18n/messages/notes/index.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('a note is added, edited, ticked, found, deleted and brought back by keys alone', async ({
	page,
}) => {
	await page.goto('/extra/notes');
	await page.locator('astro-island:not([ssr]) .record-tool').waitFor();
	const links = page.locator('.record-list a');
	const pane = page.locator('.note-pane');
	await page.getByLabel(t.newNote).focus();
	await page.keyboard.type('   ');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main').getByText(t.none)).toBeVisible();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type('bread');
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.type('- [ ] **milk**');
	await page.keyboard.press('Enter');
	await expect(pane.locator('h2')).toHaveText('bread');
	await expect(pane.locator('strong')).toHaveText('milk');
	await page.getByRole('checkbox', { name: 'milk' }).press('Space');
	await expect(page.getByRole('checkbox', { name: 'milk' })).toBeChecked();

	await page.getByRole('button', { name: 'Edit: bread' }).press('Enter');
	await expect(page.locator('.record-field')).toHaveValue('bread\n- [x] **milk**');
	await page.keyboard.type(', tea');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Edit: bread' })).toBeFocused();

	await page.getByRole('searchbox', { name: t.search }).focus();
	await page.keyboard.type('coffee');
	await expect(page.getByRole('main').getByText(t.noneFound)).toBeVisible();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type('TEA');
	await expect(page.getByRole('main').getByText('1 note found')).toBeVisible();
	await expect(page.locator('mark')).toHaveText(['tea', 'tea']);
	await expectNoFaults(page, 'main');

	await links.press('Enter');
	await expect(pane).toBeFocused();
	await page.getByRole('button', { name: 'Delete: bread' }).press('Enter');
	await expect(page.getByRole('button', { name: t.cancel })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(links).toHaveCount(0);
	await page.getByRole('button', { name: t.undo }).press('Enter');
	await expect(links).toHaveCount(1);
	const menu = page.getByRole('button', { name: t.list });
	await menu.press('Enter');
	await page.getByRole('button', { name: t.deleteAll }).press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(menu).toBeFocused();
	await page.reload();
	await expect(pane).toContainText('milk, tea');
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a note of two lines is typed, opened in place of the list, and left by Back', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.goto('/extra/notes');
		await page.locator('astro-island:not([ssr]) .record-tool').waitFor();
		const field = page.getByLabel(t.newNote);
		await field.tap();
		await page.keyboard.type('bread');
		await page.keyboard.press('Enter');
		await page.keyboard.type('milk');
		await page.getByRole('button', { name: t.add }).tap();
		await page.getByRole('link', { name: 'bread' }).tap();
		await expect(page.locator('.note-pane p').last()).toHaveText('milk');
		await expect(field).toBeHidden();
		await page.reload();
		await page.getByRole('button', { name: t.notes }).tap();
		await page.getByRole('link', { name: 'bread' }).tap();
		await page.goBack();
		await expect(page.getByRole('link', { name: 'bread' })).toBeFocused();
		await expect(page.locator('.note-pane')).toHaveCount(0);
		await page.goForward();
		await page.getByRole('button', { name: 'Delete: bread' }).tap();
		await page.getByRole('dialog').getByRole('button', { name: t.deleteYes }).tap();
		await page.getByRole('button', { name: t.undo }).tap();
		await expect(page.getByRole('link', { name: 'bread' })).toBeVisible();
	});
});
