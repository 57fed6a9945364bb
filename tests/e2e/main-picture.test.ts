import { expect, journeyIf, test } from './test.ts';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

for (const colorScheme of ['light', 'dark'] as const) {
	test(
		`${colorScheme}: the main picture is requested before the page is laid out, and in one theme only`,
		journeyIf(colorScheme === 'light'),
		async ({ page }) => {
			await page.emulateMedia({ colorScheme });
			for (const [path, cover] of [
				['/about', '.site-facts'],
				['/projects/couture3d', '.case-cover'],
			] as const) {
				await page.goto(path);
				const picture = page.locator(`${cover} img:visible`);
				await expect(picture).toHaveJSProperty('complete', true);
				const covers = await page.evaluate(() =>
					performance
						.getEntriesByType('resource')
						.filter(({ name }) => /\/cover[.-]/.test(name))
						.map((entry) => [new URL(entry.name).pathname, entry.toJSON().initiatorType]),
				);
				const shown = await picture.evaluate(
					({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname,
				);
				expect(covers[0], path).toEqual([shown, 'link']);
				expect(
					covers.filter(([, initiator]) => initiator === 'link'),
					path,
				).toHaveLength(1);
			}
		},
	);
}

test('the words of other languages on the page of the site need no font of their own', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.goto('/about');
	await page.evaluate(() => document.fonts.ready);
	await expect
		.poll(() =>
			page.evaluate(
				() =>
					[...document.fonts].filter(
						({ family, status }) => family === 'Onest' && status === 'loaded',
					).length,
			),
		)
		.toBe(1);
	await page.getByRole('link', { name: 'Українська' }).last().scrollIntoViewIfNeeded();
	const files = await page.evaluate(
		() =>
			performance
				.getEntriesByType('resource')
				.filter(({ name }) => name.endsWith('.woff2') && !name.startsWith('data:')).length,
	);
	expect(files).toBe(1);
});

test('a phone gets the smaller picture of the first document of a school', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.goto('/education');
	const picture = page.locator('main picture img').first();
	await expect(picture).toHaveJSProperty('complete', true);
	const width = await picture.evaluate(async ({ currentSrc }: HTMLImageElement) => {
		const loaded = new Image();
		loaded.src = currentSrc;
		await loaded.decode();
		return loaded.naturalWidth;
	});
	expect(width).toBe(600);
});
