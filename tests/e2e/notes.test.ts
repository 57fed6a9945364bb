import { notes as messages } from '#i18n/messages/notes/index.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

const t = messages.en;

test('a note is added, edited, found, deleted and brought back by keys alone', async ({ page }) => {
	await page.goto('/extra/notes');
	await page.locator('astro-island:not([ssr]) .record-tool').waitFor();
	const texts = page.locator('.record-list .record-text');
	await page.getByLabel(t.newNote).focus();
	await page.keyboard.type('   ');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main').getByText(t.none)).toBeVisible();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type('bread');
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.type('milk');
	await page.keyboard.press('Enter');
	await expect(texts).toHaveText('bread\nmilk', { useInnerText: true });

	await page.getByRole('button', { name: 'Edit: bread milk' }).press('Enter');
	await page.keyboard.type(', tea');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Edit: bread milk, tea' })).toBeFocused();

	await page.getByRole('searchbox', { name: t.search }).focus();
	await page.keyboard.type('coffee');
	await expect(page.getByRole('main').getByText(t.noneFound)).toBeVisible();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type('TEA');
	await expect(page.getByRole('main').getByText('1 note found')).toBeVisible();

	await page.getByRole('button', { name: 'Delete: bread milk, tea' }).press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(texts).toHaveCount(0);
	await page.getByRole('button', { name: t.undo }).press('Enter');
	await expect(texts).toHaveCount(1);
	await page.reload();
	await expect(texts).toHaveCount(1);
});

test('notes are pinned, marked where they are found, and shown as Markdown', async ({ page }) => {
	await page.addInitScript(() => {
		const updatedAt = '2026-11-20T12:00:00.000Z';
		const data = ['# Bread\n- **rye**', 'rye and tea'].map((text, id) => ({
			id: `${id}`,
			text,
			updatedAt,
		}));
		localStorage.setItem('notes', JSON.stringify({ v: 1, data }));
	});
	await page.goto('/extra/notes');
	await page.locator('.record-tool[data-ready]').waitFor();
	const texts = page.locator('.record-list .record-text');
	await page.getByRole('button', { name: 'Pin: rye and tea' }).press('Enter');
	await expect(texts.first()).toHaveText('rye and tea');
	await expect(page.getByRole('button', { name: 'Pin: rye and tea' })).toBeFocused();
	await page.getByRole('searchbox', { name: t.search }).fill('RYE');
	await expect(page.locator('mark')).toHaveText(['rye', 'rye']);
	// On a phone a row is one line, unless the body has the word.
	await page.setViewportSize({ width: 390, height: 844 });
	const hidden = await texts.evaluateAll((all) =>
		all.filter((text) => {
			const { bottom } = text.getBoundingClientRect();
			const marks = [...text.querySelectorAll('mark')];
			return marks.some((mark) => mark.getBoundingClientRect().bottom > bottom + 1);
		}),
	);
	expect(hidden).toHaveLength(0);
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.getByRole('button', { name: 'Show formatted: # Bread - **rye**' }).press('Enter');
	await expect(page.locator('.note-markdown li strong')).toHaveText('rye');
	await expectNoFaults(page, 'main');
	await page.getByRole('button', { name: t.showText }).press('Escape');
	await expect(page.getByRole('button', { name: 'Show formatted: # Bread' })).toBeFocused();
});
