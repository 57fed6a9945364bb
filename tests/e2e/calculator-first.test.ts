import { locales } from '#i18n/locales.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { modes } from '#tools/calculator/mode.ts';
import { sumShifts } from './layout-shift.ts';
import { expect, journeyIf, test } from './test.ts';

const sizes = [
	[390, 844],
	[768, 1024],
	[1024, 768],
	[1280, 800],
] as const;

for (const [width, height] of sizes) {
	test(
		`each calculator is there before its code, and nothing moves when it comes: ${width} px`,
		journeyIf(width === 390),
		async ({ page }) => {
			await page.setViewportSize({ width, height });
			for (const locale of locales) {
				for (const mode of modes) {
					let release = () => {};
					const held = new Promise<void>((resolve) => {
						release = resolve;
					});
					await page.route(/\/_astro\/.*\.js$/, async (route) => {
						await held;
						await route.continue();
					});
					await page.goto('about:blank');
					await page.goto(`${localizePath(locale, '/extra/calculator')}#${mode}`, {
						waitUntil: 'commit',
					});
					const keypad = page.getByRole('group', { name: messages[locale].keys.keypad });
					await expect(keypad).toHaveCount(1);
					await page.evaluate(() => document.fonts.ready);
					const before = await keypad.boundingBox();
					const moved = await sumShifts(page);

					release();
					await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
					const after = await keypad.boundingBox();
					expect(after?.y, `${locale}, ${mode}`).toBe(before?.y);
					expect((await sumShifts(page)) - moved, `${locale}, ${mode}`).toBeLessThan(0.0005);
					await page.unrouteAll();
				}
			}
		},
	);
}

test('a click on a switch before its code comes counts', { tag: '@matrix' }, async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/Accounting\..*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/extra/calculator#accounting');
	const t = messages.en.accounting;
	const up = page.getByRole('radio', { name: t.roundingNames.up });
	await expect(up).toBeVisible();
	// The circle of a switch is covered by its face.
	await up.click({ force: true });
	await page.getByLabel(t.rate).fill('7');
	release();
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await expect(up).toBeChecked();
	await expect(page.getByLabel(t.rate)).toHaveValue('7');
});
