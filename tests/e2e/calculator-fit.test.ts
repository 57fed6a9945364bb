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

test('with letters twice as large the columns of no calculator overlap or leave the window', {
	tag: '@matrix',
}, async ({ page }) => {
	for (const mode of modes) {
		await page.goto('about:blank');
		await page.goto(`/uk/extra/calculator#${mode}`);
		await page.locator('.machine[data-ready]').waitFor();
		await page.keyboard.type('12.5*3+0.1=');
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		for (const width of [1366, 900]) {
			await page.setViewportSize({ width, height: 768 });
			const parts = await page
				.locator('.machine, .past, .paper, .tape-actions, .terms, .answer, .loan, .schedule')
				.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().toJSON()));
			for (const [place, one] of parts.entries()) {
				expect(one.right, `${mode} at ${width}`).toBeLessThanOrEqual(width);
				for (const other of parts.slice(place + 1)) {
					const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
					const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
					expect(Math.min(across, down), `${mode} at ${width}`).toBeLessThanOrEqual(1);
				}
			}
		}
	}
});
