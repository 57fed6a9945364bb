import { locales } from '#i18n/locales.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { rates as messages } from '#i18n/messages/rates/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { listBrokenWords, makeLettersLarge } from './large-letters.ts';
import { expect, journeyIf, test } from './test.ts';

declare global {
	interface Window {
		shifts: number;
	}
}

const path = '/extra/rates';
const t = messages.en;
const live = liveMessages.en;

test('on a phone no name of a currency is broken, and with letters twice as large no sum is', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	for (const locale of locales) {
		await page.goto(localizePath(locale, path));
		await expect(page.locator('.rate-change .change')).toHaveCount(9);
		expect(await listBrokenWords(page, '.rate-name'), locale).toEqual([]);
		await makeLettersLarge(page);
		expect(await listBrokenWords(page, '.converter-result > *'), locale).toEqual([]);
	}
});

for (const locale of locales) {
	test(`${locale}: the rates of the bank are shown, and again after a reload without a request`, async ({
		page,
		standIn,
	}) => {
		const words = messages[locale];
		await page.goto(localizePath(locale, path));
		await expect(page.getByText(liveMessages[locale].upToDate).first()).toBeVisible();
		await expect(page.locator('.rate-list li')).toHaveCount(9);
		await expect(page.locator('.rate-list')).toContainText(locale === 'en' ? '44.1381' : '44,1381');
		await expect(page.locator('.rates-day')).toContainText('2026');
		// The lines that move load when they are near.
		await page.locator('.tickers').scrollIntoViewIfNeeded();
		await expect(page.locator('.live-clock time')).toHaveText(/\d\d:\d\d:\d\d/);
		await page.getByRole('button', { name: words.table, exact: true }).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('row')).toHaveCount(10);
		await expect(page.locator('.change')).toHaveCount(9);
		await page.reload();
		await expect(page.getByText(liveMessages[locale].upToDate).first()).toBeVisible();
		await expect(page.locator('.change')).toHaveCount(9);
		// One for the table, one for the changes.
		expect(standIn.requests.filter(({ service }) => service === 'nbu')).toHaveLength(2);
	});

	for (const [width, height] of [
		[1280, 800],
		[390, 844],
	] as const) {
		test(
			`${locale}: at ${width} x ${height} the converter and the main rates with their change are in the first window, and nothing moves`,
			journeyIf(width === 390),
			async ({ page }) => {
				await page.setViewportSize({ width, height });
				await page.addInitScript(watchShifts);
				await page.goto(localizePath(locale, path));
				const change = page.locator('.rate-change .change');
				await expect(change).toHaveCount(9);
				for (const part of [
					page.getByLabel(messages[locale].amount),
					page.locator('.converter-result'),
					page.locator('.rates-day'),
					page.locator('.rate-figures').nth(0),
					change.nth(0),
					page.locator('.rate-figures').nth(1),
					change.nth(1),
				]) {
					await expect(part).toBeInViewport({ ratio: 1 });
				}
				expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01);
			},
		);
	}
}

test('the converter, the chart and its table are used by keys alone', async ({ page }) => {
	await page.goto(path);
	await expect(page.getByText(live.upToDate)).toBeVisible();
	await page.getByLabel(t.amount).fill('1 250,5');
	await expect(page.locator('.converter-result')).toHaveText('1,250.50 USD = 55,194.69 UAH');
	await expect(page).toHaveURL(/\?amount=1250\.5&from=USD&to=UAH$/);
	await page.locator('.rate-history').scrollIntoViewIfNeeded();
	const slider = page.locator('.rate-history').getByRole('slider');
	await slider.focus();
	await page.keyboard.press('Home');
	await page.locator('.rate-history summary').focus();
	await page.keyboard.press('Enter');
	const rows = page.locator('.chart-table tbody tr');
	const oldest = (await rows.last().locator('td').textContent()) ?? '';
	await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(RegExp.escape(oldest)));
	await expect(page.locator('.chart-readout')).toContainText(oldest);
});

test('a link brings a conversion', async ({ page }) => {
	await page.goto(`${path}?amount=2000&from=PLN&to=EUR`);
	await expect(page.getByLabel(t.amount)).toHaveValue('2000');
	await expect(page.locator('.converter-result')).toContainText('2,000.00 PLN =');
});

test.describe('without any service', () => {
	test.use({ expectedErrors: [/Failed to load resource|blocked by CORS policy/] });

	test('the built-in rates are shown as such; a retry by key brings the new ones; axe is content', async ({
		page,
		standIn,
	}) => {
		standIn.misbehave('masked-limit');
		await page.goto(path);
		const status = page.locator('.live-state [role=status]').first();
		await expect(status).toContainText(live.reasons.unreachable);
		await expect(status).toContainText('16 March 2026');
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
		standIn.misbehave(undefined);
		await page.clock.install();
		await page.clock.fastForward(90_000);
		await page.getByRole('button', { name: live.refresh }).first().focus();
		await page.keyboard.press('Enter');
		await expect(status).toHaveText(live.upToDate);
	});
});

test('under reduced motion the line is shown once and can be scrolled', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto(path);
	await page.locator('.tickers').scrollIntoViewIfNeeded();
	await expect(page.getByText(live.ticker.still)).toBeVisible();
	const stage = page.getByRole('region', { name: t.ticker, exact: true });
	await expect(stage).toHaveAttribute('data-motion', 'resting');
	await expect(stage.locator('.ticker-lap').nth(1)).toBeHidden();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** Sums up how far the page moves by itself, as Chromium measures it. */
function watchShifts() {
	window.shifts = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if ('value' in entry && typeof entry.value === 'number') window.shifts += entry.value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
}
