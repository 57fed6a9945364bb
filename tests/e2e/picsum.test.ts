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
	const first = page.locator('.tile-frame a').first();
	await expect(first).toHaveAttribute('href', /\/512\/512\.webp$/);
	await expect(first).toHaveAccessibleName(/^Random photo 1 by/);
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
