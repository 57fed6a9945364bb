import { formatLongDay } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { Certificates } from './pages/certificates.ts';
import { certificates as content } from './pages/content.ts';
import { expect, test } from './test.ts';

const streams = content.find(({ id }) => id === 'java/streams');

for (const locale of locales) {
	test(`${locale}: each document is a stitch that names itself at the pointer and leads to its place`, async ({
		page,
	}) => {
		const overview = new Certificates(page, locale);
		await overview.open('/certificates');
		const title = streams?.title[locale] ?? '';
		const stitch = overview.main.locator('[data-row] a[href$="#java-streams"]');
		await stitch.hover();
		await expect(overview.note).toContainText(title);
		await expect(overview.note).toContainText(formatLongDay(locale, streams?.date ?? ''));
		await stitch.click();
		await expect(overview.main.getByRole('heading', { name: title })).toBeInViewport();
	});

	test(`${locale}: the table counts what the field shows`, { tag: '@matrix' }, async ({ page }) => {
		const overview = new Certificates(page, locale);
		await overview.open('/certificates');
		await overview.main.getByText(messages[locale].asTable).click();
		const table = overview.main.getByRole('table', { name: messages[locale].tableCaption });
		await expect(table.getByRole('row').last().getByRole('cell').last()).toHaveText('138');
		await expect(table.getByRole('row')).toHaveCount(1 + 8 + 1);
	});
}

test('a stitch that has the focus before the code is named when the code is there', {
	tag: '@matrix',
}, async ({ page }) => {
	const overview = new Certificates(page, 'en');
	const held = Promise.withResolvers<void>();
	await page.route('**/start.*.js', async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/certificates', { waitUntil: 'commit' });
	await overview.stitches.first().focus();
	held.resolve();
	await expect(overview.note).toBeVisible();
});

test('the field is one tab stop, and the arrow keys go along it', async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.stitches.first().focus();
	await expect(overview.note).toBeVisible();
	const diplomas = overview.main.locator('[data-row]').first().getByRole('link');
	const first = await overview.note.textContent();
	await page.keyboard.press('ArrowRight');
	await expect(diplomas.nth(1)).toBeFocused();
	await expect(overview.note).not.toHaveText(first ?? '');
	await page.keyboard.press('End');
	await expect(diplomas.last()).toBeFocused();
	await page.keyboard.press('ArrowDown');
	await expect(
		overview.main.locator('[data-row]').nth(1).getByRole('link').and(page.locator(':focus')),
	).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(overview.note).toBeHidden();
	await page.keyboard.press('Tab');
	await expect(overview.main.locator('[data-row] a:focus')).toHaveCount(0);
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/certificates\/backend#/);
});

test('the search lights up the stitches of what it lists', async ({ page }) => {
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	await overview.search.field.fill('kanban');
	const lit = overview.main.locator('.searched [data-row] a.found');
	await expect(lit).toHaveCount(1);
	await expect(lit).toHaveAttribute('href', (await overview.hits.getAttribute('href')) ?? '');
	await overview.search.field.fill('qqqq');
	await expect(lit).toHaveCount(0);
	await expect(overview.main.locator('.searched')).toHaveCount(1);
	await overview.search.clear.click();
	await expect(overview.main.locator('.searched')).toHaveCount(0);
});

test.describe('a finger', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test('names a stitch at its first tap, even before the code of the field is there', {
		tag: '@matrix',
	}, async ({ page }) => {
		const held = Promise.withResolvers<void>();
		await page.route('**/document-field.*.js', async (route) => {
			await held.promise;
			await route.continue();
		});
		const overview = new Certificates(page, 'en');
		await overview.open('/certificates');
		const stitch = overview.main.locator('[data-row]').nth(2).getByRole('link').last();
		await stitch.scrollIntoViewIfNeeded();
		await stitch.tap();
		held.resolve();
		await expect(overview.note).toBeVisible();
		await expect(page).toHaveURL(/\/certificates$/);
		await overview.note.tap();
		await expect(page).toHaveURL(/\/certificates\/frontend#/);
	});

	test('names a stitch at its first tap and follows it at the next', { tag: '@matrix' }, async ({
		page,
	}) => {
		const overview = new Certificates(page, 'en');
		await overview.open('/certificates');
		await overview.stitches.first().scrollIntoViewIfNeeded();
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

test('on a phone the field begins with its last years, and their row names stay at the edge', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const overview = new Certificates(page, 'en');
	await overview.open('/certificates');
	const edges = await overview.main.locator('.field-row').evaluateAll((rows) =>
		rows.map((row) => ({
			end: row.getBoundingClientRect().right,
			name: row.querySelector('p')?.getBoundingClientRect().left,
		})),
	);
	for (const { end, name } of edges) {
		expect(end).toBeLessThanOrEqual(390);
		expect(name).toBeGreaterThanOrEqual(0);
	}
});
