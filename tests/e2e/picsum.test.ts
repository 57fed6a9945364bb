import { gallery } from '#i18n/messages/gallery/index.ts';
import { picsum as messages } from '#i18n/messages/picsum/index.ts';
import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

const path = '/extra/ai/picsum';

const t = messages.en;

test(`pictures are created by keys alone, and a reload brings the same`, async ({
	page,
	standIn,
}) => {
	await page.goto(path);
	await page.locator('.gallery[data-ready]').waitFor();
	await page.getByLabel(t.size).press('ArrowDown');
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
	await expectNoFaults(page, 'main');

	await page.reload();
	await expect(pictures).toHaveCount(3);
	expect(await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')))).toEqual(
		shown,
	);
	// The authors were kept.
	expect(standIn.requests.filter(({ url }) => url.endsWith('/info'))).toHaveLength(3);

	await page.getByRole('button', { name: t.clear }).press('Enter');
	await expect(pictures).toHaveCount(0);
	await expect(page).toHaveURL(path);
});

test('a picture is looked at large, whole and by keys, and downloaded', async ({ page }) => {
	const t = gallery.en;
	await page.goto(`${path}?seed=fox&quantity=3`);
	const second = page.locator('.tile-frame a').nth(1);
	await expect(second).toHaveAccessibleName(/Random photo 2 by/);
	await second.press('Enter');
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
	await expect(large.locator('.large-answer', { hasText: t.downloaded })).toBeVisible();
	await expectNoFaults(page, 'dialog');
	// A swipe scrolls the strip.
	await large.locator('.large-strip').evaluate((strip) => strip.scrollTo(0, 0));
	await expect(large).toHaveAccessibleName(/^1 of 3: /);
	await page.keyboard.press('Escape');
	await expect(large).toBeHidden();
	await expect(second).toBeFocused();
});
