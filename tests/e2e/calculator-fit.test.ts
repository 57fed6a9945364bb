import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { modes } from '#tools/calculator/mode.ts';
import { expect, test } from './test.ts';

const windows = [
	{ width: 1366, height: 768 },
	{ width: 390, height: 844 },
];

for (const locale of locales) {
	test(`${locale}: each calculator is whole in the first window, with its switch, all keys, its answer and its tape`, async ({
		page,
	}) => {
		for (const mode of modes) {
			for (const size of windows) {
				await page.setViewportSize(size);
				// An address that differs by its fragment alone would not load the page again.
				await page.goto('about:blank');
				await page.goto(`${localizePath(locale, '/extra/calculator')}#${mode}`);
				await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
				const bottoms = await page
					.locator(
						'.calculator > .choice, .calculator-display, [data-key], .answer, .paper, .tape-actions',
					)
					.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
				const most = Math.max(...bottoms);
				expect(most, `${mode} at ${size.width}`).toBeLessThanOrEqual(size.height);
				if (size.width > 800) {
					const beside = await page
						.locator('.past, .terms, .loan')
						.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
					expect(Math.max(...beside), `beside ${mode}`).toBeLessThanOrEqual(size.height);
				} else {
					await expect(page.locator('.key-note:visible')).toHaveCount(mode === 'finance' ? 5 : 0);
				}
				expect(await page.evaluate(() => scrollY)).toBe(0);
			}
		}
	});
}
