import { expectNoFaults } from './axe.ts';
import { expect, test } from './test.ts';

test('the pictures of an address have their authors, who are kept, and axe finds nothing', async ({
	page,
	standIn,
}) => {
	await page.goto('/extra/ai/picsum?seed=fox&quantity=3');
	const pictures = page.locator('.tile img');
	const first = page.locator('.tile-frame a').first();
	await expect
		.poll(() =>
			pictures.evaluateAll((all) =>
				all.map((each) => each instanceof HTMLImageElement && each.naturalWidth > 0),
			),
		)
		.toEqual([true, true, true]);
	await expect(first).toHaveAccessibleName(/^Random photo 1 by/);
	await expectNoFaults(page, 'main');

	await page.reload();
	await expect(first).toHaveAccessibleName(/^Random photo 1 by/);
	expect(standIn.requests.filter(({ url }) => url.endsWith('/info'))).toHaveLength(3);
});
