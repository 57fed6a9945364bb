import { formatLongDay } from '#i18n/format.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { Certificates } from './pages/certificates.ts';
import { certificates as content, listedDiplomas } from './pages/content.ts';
import { expect, test } from './test.ts';

const t = messages.en;
const find = (wanted: string) => content.find(({ id }) => id === wanted);

test('the totals count diplomas and certificates, collapsed at first', async ({ page }) => {
	const overview = new Certificates(page);
	await overview.open('/certificates');
	const totals = overview.main.getByRole('region', { name: t.totals });
	await expect(totals).toContainText(new RegExp(`${t.diplomas}\\s*${listedDiplomas.length}`));
	await expect(totals).toContainText(new RegExp(`${t.certificates}\\s*${content.length}`));
	await expect(overview.diplomas.links).toHaveCount(0);
	await expect(overview.certificates.links).toHaveCount(0);
	await overview.diplomas.heading.click();
	await expect(overview.diplomas.links).toHaveCount(listedDiplomas.length);
	await expect(overview.certificates.links).toHaveCount(0);
	await overview.certificates.heading.click();
	await expect(overview.certificates.links).toHaveCount(content.length);
	await overview.diplomas.heading.click();
	await expect(overview.diplomas.links).toHaveCount(0);
});

test('Enter goes to the first document that is found, the totals give way to it, and going back finds them again', async ({
	page,
}) => {
	const overview = new Certificates(page);
	await overview.open('/certificates');
	await overview.search.field.fill('14 Jul 2022');
	const day = overview.main.locator('[data-hits] span').first();
	await expect(day).toContainText('14 Jul 2022');
	await expect(day).toBeInViewport({ ratio: 1 });
	await expect(overview.main.getByRole('region', { name: t.totals })).toBeHidden();
	await page.keyboard.press('Enter');
	await expect(overview.hits.first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/(certificates\/|education#)/);
	await page.goBack();
	await expect(overview.search.field).toHaveValue('14 Jul 2022');
	await expect(day).toContainText('14 Jul 2022');
});

test('each document is a stitch that names itself at the pointer and leads to its place; the search lights it up', async ({
	page,
}) => {
	const overview = new Certificates(page);
	const streams = find('java/streams');
	await overview.open('/certificates');
	await overview.search.field.fill('kanban');
	const lit = overview.main.locator('.searched [data-row] a.found');
	await expect(lit).toHaveCount(1);
	await expect(lit).toHaveAttribute('href', (await overview.hits.getAttribute('href')) ?? '');
	await overview.search.clear.click();
	await expect(overview.main.locator('.searched')).toHaveCount(0);

	const stitch = overview.main.locator('[data-row] a[href$="#java-streams"]');
	await stitch.hover();
	await expect(overview.note).toContainText(streams?.title.en ?? '?');
	await expect(overview.note).toContainText(formatLongDay('en', streams?.date ?? ''));
	// The pointer can move to what it has brought, which goes by Escape, wherever the focus is (WCAG 1.4.13).
	const [from, to] = await Promise.all([stitch.boundingBox(), overview.note.boundingBox()]);
	await page.mouse.move((from?.x ?? 0) + 6, (to?.y ?? 0) + 10, { steps: 40 });
	await expect(overview.note).toContainText(streams?.title.en ?? '?');
	await page.keyboard.press('Escape');
	await expect(overview.note).toBeHidden();
	await stitch.click();
	await expect(
		overview.main.getByRole('heading', { name: streams?.title.en ?? '?' }),
	).toBeInViewport();
});

test('the field of stitches is one tab stop, and the arrow keys go along it', async ({ page }) => {
	const overview = new Certificates(page);
	await overview.open('/certificates');
	const rows = overview.main.locator('[data-row]');
	const diplomas = rows.first().getByRole('link');
	await diplomas.first().focus();
	await expect(overview.note).toBeVisible();
	const first = await overview.note.textContent();
	await page.keyboard.press('ArrowRight');
	await expect(diplomas.nth(1)).toBeFocused();
	await expect(overview.note).not.toHaveText(first ?? '');
	await page.keyboard.press('End');
	await expect(diplomas.last()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(rows.nth(1).locator('a:focus')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(overview.note).toBeHidden();
	await page.keyboard.press('Tab');
	await expect(rows.locator('a:focus')).toHaveCount(0);
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/certificates\/backend#/);
});

test.describe('a finger', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test('names a stitch at its first tap and follows it at the next', { tag: '@matrix' }, async ({
		page,
	}) => {
		const overview = new Certificates(page);
		await overview.open('/certificates');
		await overview.search.close.tap();
		await expect(overview.search.panel).toBeHidden();
		const stitch = overview.main.locator('[data-row]').nth(2).getByRole('link').first();
		await stitch.tap();
		await expect(overview.note).toBeVisible();
		await expect(page).toHaveURL(/\/certificates$/);
		await stitch.tap();
		await expect(page).toHaveURL(/\/certificates\/frontend#/);
	});
});
