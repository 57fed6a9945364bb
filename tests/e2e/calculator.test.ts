import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { modes } from '#tools/calculator/mode.ts';
import { findFaults, loadAxe } from './axe.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	const t = messages[locale];

	test(`${locale}: a sum from the keyboard is shown, announced and kept over a reload`, async ({
		page,
	}) => {
		await page.goto(localizePath(locale, '/extra/calculator'));
		await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
		await page.keyboard.type('0,1+0.2');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('status')).toHaveText(writeFigures(locale, '0.3'));
		await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText(
			writeFigures(locale, '0.30'),
		);
		await expect(page.locator('.machine[data-ready] .calculator-history')).toHaveText(
			writeFigures(locale, '0.1 + 0.2 ='),
		);

		await page.reload();
		await expect(page.getByRole('status')).toHaveText(writeFigures(locale, '0.3'));

		// Thousands are separated, and the keys that compute leave a trace.
		await page.keyboard.type('1234567.5@');
		await expect(page.locator('.machine[data-ready] .calculator-history')).toHaveText(
			writeFigures(locale, '√1234567.5'),
		);
		await page.keyboard.type('+1250=');
		await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText(
			writeFigures(locale, '2361.11'),
		);
		await page.getByRole('button', { name: t.keys.clear }).click();
		await page.keyboard.type('1234567.50');
		await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText(
			writeFigures(locale, '1234567.50'),
		);
	});

	test(`${locale}: a division by zero is an emoji with words`, async ({ page }) => {
		await page.goto(localizePath(locale, '/extra/calculator'));
		await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
		await page.keyboard.type('5/0=');
		await expect(page.getByRole('img', { name: t.faults.zero })).toHaveText('😵');
		await expect(page.getByRole('status')).toHaveText(t.faults.zero);
	});
}

test('the numeric pad calculates', { tag: '@matrix' }, async ({ page }) => {
	await page.goto('/extra/calculator');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	for (const key of ['Shift+Numpad7', 'NumpadMultiply', 'Shift+Numpad8', 'NumpadEnter']) {
		await page.keyboard.press(key);
	}
	await expect(page.getByRole('status')).toHaveText('56');
});

test('after a click Enter is equals, not the clicked key again', async ({ page }) => {
	const { keys } = messages.en;
	await page.goto('/extra/calculator');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.getByRole('button', { name: '6', exact: true }).click();
	await page.getByRole('button', { name: keys.times }).click();
	await page.getByRole('button', { name: '7', exact: true }).click();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('status')).toHaveText('42');
});

test('what is pressed before the machine is there counts, and nothing moves when it comes', {
	tag: '@matrix',
}, async ({ page }) => {
	const { keys } = messages.en;
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route(/\/_astro\/StandardCalculator\.[\w-]+\.js/, async (route) => {
		await held;
		await route.continue();
	});
	// Nothing is scrolled here, so that what moves has moved by itself.
	await page.setViewportSize({ width: 1280, height: 1600 });
	await page.goto('/extra/calculator');
	await scriptsLoaded(page);
	const seven = page.getByRole('button', { name: '7', exact: true });
	const box = await seven.boundingBox();
	await seven.click();
	await page.getByRole('button', { name: keys.times }).press('Space');
	await page.getByRole('button', { name: '2', exact: true }).click();
	await expect(page.locator('.machine').filter({ visible: true })).toHaveCount(1);
	await expect(page.locator('.machine[data-ready]')).toHaveCount(0);
	release();
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await expect(page.locator('.machine[data-ready] .calculator-history')).toHaveText('7 ×');
	await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText('2');
	expect(await seven.boundingBox()).toEqual(box);
});

test('a finished calculation is taken from the history, by keyboard and on a phone', async ({
	page,
}) => {
	const t = messages.en;
	await page.goto('/extra/calculator');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.keyboard.type('1/3=8*8=');
	const past = page.getByRole('region', { name: t.history.title });
	await expect(past.getByRole('listitem')).toHaveText(['8 × 8 = 64', '1 ÷ 3 = 0.33']);
	await past.getByRole('button', { name: '1 ÷ 3 = 0.33' }).press('Enter');
	await page.keyboard.type('*3=');
	await expect(page.getByRole('status')).toHaveText('1');
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'body' })).toEqual([]);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await expect(page.getByText('8 × 8 =')).toBeHidden();
	await page.getByRole('button', { name: t.history.title }).click();
	await page.getByRole('button', { name: '8 × 8 = 64' }).click();
	await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText('64');
	await page.getByRole('button', { name: t.history.clear, exact: true }).click();
	await expect(page.getByText(t.history.empty)).toBeVisible();
});

test('the memory is stored, added to and recalled, and a reload keeps it', async ({ page }) => {
	const t = messages.en;
	await page.goto('/extra/calculator');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.keyboard.type('12.5m');
	await expect(page.getByRole('status')).toHaveText('Memory: 12.5');
	await page.keyboard.type('7');
	await page.getByRole('button', { name: t.keys.memoryPlus }).click();
	await page.reload();
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	await page.getByRole('button', { name: t.keys.clear }).click();
	await page.getByRole('button', { name: t.keys.memoryRecall }).click();
	await expect(page.getByRole('status')).toHaveText('Memory: 19.5');
	await expect(page.locator('.machine[data-ready] .calculator-entry')).toHaveText('19.50');
});

test('with the colours of the system every key has a border, in each mode', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	for (const mode of modes) {
		// An address that differs by its fragment alone would not load the page again.
		await page.goto('about:blank');
		await page.goto(`/extra/calculator#${mode}`);
		await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
		const widths = await page
			.locator('[data-key]')
			.evaluateAll((keys) => keys.map((key) => getComputedStyle(key).borderTopWidth));
		expect(new Set(widths), mode).toEqual(new Set(['1px']));
	}
});

test('Escape clears everything, except while a menu is open, which it closes', async ({ page }) => {
	await page.goto('/extra/calculator');
	await expect(page.locator('.machine[data-ready]')).toHaveCount(1);
	const entry = page.locator('.machine[data-ready] .calculator-entry');
	await page.keyboard.type('2+5');
	await page.locator('header .language').click();
	await page.keyboard.press('Escape');
	await expect(page.locator('#languages')).toBeHidden();
	await expect(entry).toHaveText('5');
	await entry.click();
	await page.keyboard.press('Escape');
	await expect(entry).toHaveText('0');
	await expect(page.locator('.machine[data-ready] .calculator-history')).toHaveText('');
});
