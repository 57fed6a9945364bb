import { locales } from '#i18n/locales.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { listBrokenWords, makeLettersLarge } from './large-letters.ts';
import { sumShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';

const path = '/extra/weather';
const t = messages.en;

test('the weather of Kyiv is shown in three languages with one request', async ({
	page,
	standIn,
}) => {
	for (const locale of locales) {
		const words = messages[locale];
		await page.goto(localizePath(locale, path));
		await expect(page.getByText(liveMessages[locale].upToDate)).toBeVisible();
		await expect(page.locator('#weather-now')).toContainText(words.cities.kyiv);
		await expect(page.locator('.weather-facts')).toContainText(words.points.ne);
		await expect(page.locator('.hours li')).toHaveCount(48);
		await expect(page.locator('.week li')).toHaveCount(7);
	}
	expect(standIn.requests).toHaveLength(1);
});

test('a city is typed, picked from the suggestions by keys, and there after a reload', async ({
	page,
}) => {
	await page.goto(path);
	await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	const field = page.getByRole('combobox', { name: t.city });
	await field.focus();
	await page.keyboard.type('Mad');
	await expect(page.getByRole('option')).toHaveCount(3);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.locator('#weather-now')).toContainText('Madison');
	// Remembered once its weather has come.
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('weatherCity')))
		.toContain('Madison');
	await page.reload();
	await expect(page.locator('#weather-now')).toContainText('Madison');
	await page.getByRole('button', { name: 'Valencia', exact: true }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#weather-now')).toContainText('Valencia');
	await field.focus();
	await page.keyboard.type('Zzyzx');
	await page.keyboard.press('Enter');
	await expect(page.locator('.weather-problem')).toContainText('Error: unknown city');
	await expect(page.locator('#weather-now')).toContainText('Valencia');
});

test('what formats numbers and dates is loaded by a worker, which ends, and not by the page', {
	tag: '@matrix',
}, async ({ page }) => {
	const names: string[] = [];
	page.on('worker', (worker) => worker.on('close', () => names.push(worker.url())));
	await page.goto(path);
	await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	await expect.poll(() => names).toEqual([expect.stringContaining('formats-worker')]);
});

for (const locale of locales) {
	test(`${locale}: the first window shows the weather, whatever its size`, async ({ page }) => {
		for (const [width, height, wanted] of [
			[1280, 800, ['.weather-degrees', '.weather-facts', '.hours', '.week']],
			[390, 844, ['.weather-degrees', '.weather-facts', '.hours li:first-child', '.hours-date']],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto(localizePath(locale, path));
			await expect(page.locator('.hours li')).toHaveCount(48);
			for (const part of wanted) {
				const box = await page.locator(part).first().boundingBox();
				const end = (box?.y ?? Number.NaN) + (box?.height ?? 0);
				expect(end, `${part} at ${width} px`).toBeLessThanOrEqual(height);
			}
			// On a phone the curve begins in the first window.
			const curve = await page.locator('.hours-drawing').boundingBox();
			expect(curve?.y).toBeLessThan(height - 60);
		}
	});
}

test('nothing moves when the weather comes', { tag: '@matrix' }, async ({ page }) => {
	for (const locale of locales) {
		for (const [width, height] of [
			[1280, 800],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto(localizePath(locale, path));
			await expect(page.locator('.hours li')).toHaveCount(48);
			expect(await sumShifts(page), `${locale}, ${width} px`).toBeLessThan(0.006);
		}
	}
});

test('letters twice as large, and a name that fills a line, do not widen the page', {
	tag: '@matrix',
}, async ({ page }) => {
	const place = { id: 1, name: 'x'.repeat(200), country: 'UA', latitude: 50, longitude: 30 };
	await page.addInitScript(
		(text) => localStorage.setItem('weatherCity', text),
		JSON.stringify(place),
	);
	for (const [width, size] of [
		[390, '100%'],
		[640, '200%'],
		[320, '200%'],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto(path);
		await expect(page.locator('.hours li')).toHaveCount(48);
		await page.evaluate((value) => {
			document.documentElement.style.fontSize = value;
		}, size);
		for (const view of [t.list, t.table]) {
			await page.getByRole('button', { name: view, exact: true }).press('Enter');
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(scrollWidth, `${view}, ${size} at ${width} px`).toBeLessThanOrEqual(width);
		}
	}
});

test('a name of 500 letters that is not found does not widen the page, and ends before the button that clears it', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(path);
	await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	const field = page.getByRole('combobox', { name: t.city });
	await field.fill('w'.repeat(500));
	await expect(field).toHaveCSS('padding-inline-end', '46.75px');
	await field.press('Enter');
	await expect(page.locator('.weather-problem')).toContainText(t.unknownCity);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a phone, letters twice as large break no word of the weather, and leave room to type', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const locale of locales) {
		await page.goto(localizePath(locale, path));
		await expect(page.locator('.hours li')).toHaveCount(48);
		await makeLettersLarge(page);
		expect(await listBrokenWords(page, '.weather-words > *'), locale).toEqual([]);
		const field = await page.getByRole('combobox').boundingBox();
		const button = await page.locator('.city-form .primary').boundingBox();
		expect(field?.width, locale).toBeGreaterThan(200);
		expect(button?.y, locale).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
	}
});

test('the address names the city: a link opens it, and the history goes through those chosen', async ({
	page,
}) => {
	await page.goto(`${path}?city=Valencia,VE`);
	await expect(page.locator('#weather-now')).toContainText('Venezuela');
	await page.getByRole('button', { name: 'Dubai', exact: true }).press('Enter');
	await expect(page).toHaveURL(/city=Dubai,AE$/);
	await page.goBack();
	await expect(page.locator('#weather-now')).toContainText('Venezuela');
	await page.goForward();
	await expect(page.locator('#weather-now')).toContainText('Dubai');
});

test('cities are kept side by side, and axe is content with them and with the table', async ({
	page,
}) => {
	await page.goto(path);
	await page.locator('.weather-saved').scrollIntoViewIfNeeded();
	for (const [index, city] of ['Kyiv', 'Shanghai'].entries()) {
		await page.getByRole('button', { name: city, exact: true }).press('Enter');
		await page.getByRole('button', { name: /^Save / }).press('Enter');
		await expect(page.locator('.saved-city')).toHaveCount(index + 1);
	}
	await page.getByRole('button', { name: t.table, exact: true }).press('Enter');
	await expect(page.locator('.weather-hours tbody tr')).toHaveCount(48);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	await page.reload();
	await page.locator('.weather-saved').scrollIntoViewIfNeeded();
	await expect(page.locator('.saved-now').last()).toContainText('°C');
});

test('on a phone the tables break no word, and their heads keep apart', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const locale of locales) {
		await page.goto(localizePath(locale, path));
		await page.getByRole('button', { name: messages[locale].table, exact: true }).press('Enter');
		await expect(page.locator('.weather-hours tbody tr')).toHaveCount(48);
		const broken = await page.locator('.weather-board :is(th, td)').evaluateAll((cells) =>
			cells.filter((cell) => {
				const text = document.createRange();
				text.selectNodeContents(cell);
				const words = cell.textContent.trim().split(/\s+/).length;
				const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
				return lines > words || cell.scrollWidth > cell.clientWidth + 1;
			}),
		);
		expect(broken.length, locale).toBe(0);
	}
});

test('the position of the visitor is shown on request; a refusal is explained', async ({
	page,
	context,
}) => {
	await page.goto(path);
	const locate = page.getByRole('button', { name: t.locate });
	await expect(page.getByText(liveMessages.en.upToDate)).toBeVisible();
	await locate.press('Enter');
	await expect(page.getByText(t.denied)).toBeVisible();
	await context.grantPermissions(['geolocation']);
	await context.setGeolocation({ latitude: 50.4501, longitude: 30.5234 });
	await locate.press('Enter');
	await expect(page.locator('#weather-now')).toContainText(t.here);
	await expect(page.getByText(t.denied)).toBeHidden();
	expect(new URL(page.url()).search).toBe('');
});

test.describe('without any service', () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test('nothing moves when the reason is given in place of the weather', {
		tag: '@matrix',
	}, async ({ page, standIn }) => {
		standIn.misbehave('blocked');
		for (const locale of locales) {
			for (const [width, height] of [
				[1280, 800],
				[412, 823],
			] as const) {
				await page.setViewportSize({ width, height });
				await page.goto(localizePath(locale, path));
				const reason = liveMessages[locale].reasons.unreachable;
				await expect(page.locator('.weather-words')).toContainText(reason);
				await expect(page.locator('.live-state')).toContainText(reason);
				expect(await sumShifts(page), `${locale}, ${width} px`).toBeLessThan(0.02);
			}
		}
	});

	test('dashes stand for what is unknown, on 320 px as well, and axe is content', async ({
		page,
		standIn,
	}) => {
		standIn.misbehave('truncated');
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		const { en } = liveMessages;
		await expect(page.locator('.live-state')).toContainText(
			`${en.reasons['bad-answer']} ${en.failed}`,
		);
		await expect(page.locator('.weather-degrees')).toHaveText('–');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			320,
		);
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	});
});
