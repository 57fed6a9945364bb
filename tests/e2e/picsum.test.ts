import { locales } from '#i18n/locales.ts';
import { gallery } from '#i18n/messages/gallery/index.ts';
import { picsum as messages } from '#i18n/messages/picsum/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/extra/ai/picsum';

for (const locale of locales) {
	const t = messages[locale];

	test(`${locale}: pictures are created by keys alone, and a reload brings the same`, async ({
		page,
		standIn,
	}) => {
		await page.goto(localizePath(locale, path));
		await page.locator('.gallery[data-ready]').waitFor();
		await page.getByLabel(t.size).focus();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Tab');
		await page.keyboard.type('3');
		await page.keyboard.press('Enter');
		const pictures = page.locator('.tile img');
		await expect(pictures).toHaveCount(3);
		await expect(page.locator('.tile figcaption').last()).toContainText(t.grid.by);
		await expect
			.poll(() =>
				pictures.evaluateAll((all) =>
					all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0),
				),
			)
			.toBe(true);
		await expect(page.locator('.tile a').first()).toHaveAttribute('href', /\/512\/512\.webp$/);
		const shown = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);

		await page.reload();
		await expect(pictures).toHaveCount(3);
		expect(
			await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src'))),
		).toEqual(shown);
		// The authors were kept.
		expect(standIn.requests.filter(({ url }) => url.endsWith('/info'))).toHaveLength(3);

		await page.getByRole('button', { name: t.clear }).focus();
		await page.keyboard.press('Enter');
		await expect(pictures).toHaveCount(0);
		await expect(page).toHaveURL(localizePath(locale, path));
	});
}

test('a picture is looked at large, whole and by keys, downloaded, and kept as a favourite', async ({
	page,
}) => {
	const t = gallery.en;
	await page.goto(`${path}?seed=fox&quantity=3`);
	const second = page.locator('.tile-frame a').nth(1);
	await expect(second).toHaveAccessibleName(/Random photo 2 by/);
	await second.focus();
	await page.keyboard.press('Enter');
	const large = page.getByRole('dialog');
	await expect(large).toHaveAccessibleName(/^2 of 3: /);
	const picture = large.getByRole('img', { name: /^Random photo 2/ });
	await expect(picture).toHaveAttribute('src', /fox-2\/1600\/1067\.webp$/);
	const box = await picture.boundingBox();
	expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);

	await page.keyboard.press('ArrowRight');
	await expect(large).toHaveAccessibleName(/^3 of 3: /);
	await expect(large.getByRole('img', { name: /^Random photo 3/ })).toBeInViewport();
	const download = page.waitForEvent('download');
	await large.getByRole('button', { name: t.download }).click();
	expect((await download).suggestedFilename()).toMatch(/^fox-3\./);
	await expect(large.getByText(t.downloaded)).toBeVisible();
	await large.getByRole('button', { name: /^Favourite/ }).click();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'dialog' })).toEqual([]);
	// A swipe scrolls the strip.
	await large.locator('.large-strip').evaluate((strip) => strip.scrollTo(0, 0));
	await expect(large).toHaveAccessibleName(/^1 of 3: /);
	await page.keyboard.press('Escape');
	await expect(large).toBeHidden();
	await expect(second).toBeFocused();

	await page.goto(path);
	const favourites = page.getByRole('region', { name: t.favourites });
	await expect(favourites.locator('img')).toHaveAttribute('src', /fox-3/);
	await favourites.getByRole('button', { name: /^Favourite/ }).click();
	await expect(favourites).toHaveCount(0);
});

test('squares have one size, also in a last row that is not full', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.goto(path);
	await page.locator('.gallery[data-ready]').waitFor();
	await page.getByRole('button', { name: messages.en.create, exact: true }).click();
	const tiles = page.locator('.tile');
	await expect(tiles).toHaveCount(6);
	const widths = () =>
		tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().width)));
	await expect.poll(async () => new Set(await widths()).size).toBe(1);
});

test('with the colours of the system, the button under the pointer has the contrast of the others', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto(path);
	await page.locator('.gallery[data-ready]').waitFor();
	await page.getByRole('button', { name: messages.en.create, exact: true }).hover();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'colours', within: '.gallery-form' })).toEqual([]);
});

test.describe('the service is away', () => {
	test.use({ expectedErrors: [/status of 503|ERR_FAILED/] });

	test('missing pictures are reported, and load when they can', { tag: '@matrix' }, async ({
		page,
		standIn,
	}) => {
		standIn.misbehave('blocked', 'picsum');
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto(`${path}?seed=fox&quantity=2`);
		await expect(page.getByText('2 photos could not be loaded.')).toBeVisible();
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
			true,
		);
		standIn.misbehave(undefined, 'picsum');
		await page.getByRole('button', { name: messages.en.grid.retry }).click();
		await expect(page.locator('.tile img')).toHaveCount(2);
		await expect(page.locator('.gallery-notice')).toHaveCount(0);
	});
});
