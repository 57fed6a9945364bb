import { locales } from '#i18n/locales.ts';
import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { findFaults, loadAxe } from './axe.ts';
import { listLines, makeLettersLarge } from './large-letters.ts';
import { sumShifts } from './layout-shift.ts';
import { expect, journeyIf, test } from './test.ts';

const path = '/extra/cryptocur';

test('the prices are shown in three languages with one request, by keys as a table', async ({
	page,
	standIn,
}) => {
	for (const locale of locales) {
		const t = messages[locale];
		await page.goto(localizePath(locale, path));
		await expect(page.getByText(liveMessages[locale].upToDate)).toBeVisible();
		await expect(page.locator('.coin-list')).toContainText(/91.234,50|\$91,234\.50/);
		await expect(page.locator('.coin-list .sparkline path').first()).toHaveAttribute('d', /^M0 /);
		await page.getByRole('button', { name: t.table, exact: true }).focus();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('row')).toHaveCount(13);
		await expect(page.locator('.ticker-lap').first().locator('.ticker-item')).toHaveCount(14);
		await expect(page.locator('.live-clock time')).toHaveText(/2026.*\d\d:\d\d:\d\d/);
	}
	expect(standIn.requests).toHaveLength(1);
});

for (const { name, size, fewest } of [
	{ name: 'a desktop', size: { width: 1280, height: 800 }, fewest: 12 },
	{ name: 'a phone', size: { width: 390, height: 844 }, fewest: 6 },
]) {
	test(
		`the first window of ${name} has the prices of ${fewest} coins, and nothing moves when they come`,
		journeyIf(name === 'a phone'),
		async ({ page }) => {
			await page.setViewportSize(size);
			for (const locale of locales) {
				await page.goto(localizePath(locale, path));
				const prices = page.locator('.coin-price');
				await expect(page.getByText(liveMessages[locale].upToDate)).toBeVisible();
				const bottoms = await prices.evaluateAll((all) =>
					all.map((price) => price.getBoundingClientRect().bottom),
				);
				const seen = bottoms.filter((bottom) => bottom <= size.height);
				expect(seen.length, locale).toBeGreaterThanOrEqual(fewest);
				expect(await sumShifts(page), locale).toBeLessThan(0.02);
			}
		},
	);
}

test('with letters twice as large on a phone, a title that has to be divided is divided between syllables', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const locale of ['uk', 'es'] as const) {
		await page.goto(localizePath(locale, path));
		const title = page.getByRole('heading', { level: 1 });
		expect(await listLines(title), locale).toHaveLength(1);
		await makeLettersLarge(page);
		const lines = await listLines(title);
		expect(lines.length, locale).toBeGreaterThan(1);
		for (const line of lines.slice(0, -1)) expect(line, locale).toMatch(/\u00ad$/);
	}
});

test('currency, order and favourites are at hand for keys, and axe finds nothing', async ({
	page,
}) => {
	const t = messages.en;
	await page.goto(path);
	const first = page.locator('.coin-name').first();
	await page.getByRole('button', { name: 'EUR' }).press('Enter');
	await expect(page.locator('.coin-price').first()).toHaveText('€83,935.74');
	await page.getByRole('combobox', { name: t.sort }).selectOption('week descending');
	await expect(first).toHaveText('Filecoin');
	const star = page.getByRole('button', { name: fill(t.favourite, { name: 'Stellar' }) });
	await star.press('Enter');
	await expect(first).toHaveText('Stellar');
	await expect(star).toBeFocused();
	await page.reload();
	await expect(first).toHaveText('Stellar');
	await expect(page.locator('.coin-price').first()).toHaveText(/^€/);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	await page.getByRole('button', { name: t.table, exact: true }).press('Enter');
	const head = page.getByRole('columnheader', { name: t.columns.value });
	await head.getByRole('button').press('Enter');
	await expect(head).toHaveAttribute('aria-sort', 'descending');
	await expect(page.getByRole('rowheader').nth(1)).toContainText('Bitcoin');
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
});

test.describe('without any service', () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test('the message gives the reason, on 320 px as well, and axe is content', async ({
		page,
		standIn,
	}) => {
		standIn.misbehave('status-429', 'coingecko');
		standIn.misbehave('blocked', 'coinpaprika');
		standIn.misbehave('html', 'coinbase');
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		const { en } = liveMessages;
		await expect(page.getByRole('status')).toHaveText(`${en.reasons.limited} ${en.failed}`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			320,
		);
		await loadAxe(page);
		expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	});

	test('prices that cannot be right, however long, do not widen the page nor cover each other', {
		tag: '@matrix',
	}, async ({ page, standIn }) => {
		standIn.misbehave('times-trillion');
		for (const width of [1280, 390, 320]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path);
			await expect(page.getByRole('status')).toContainText(liveMessages.en.doubts.absurd);
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(scrollWidth).toBeLessThanOrEqual(width);
			const covered = await page.locator('.coin-list li').evaluateAll((rows) =>
				rows.filter((row) => {
					const price = row.querySelector('.coin-price');
					const day = row.querySelector('.coin-day');
					if (!price || !day) return true;
					const text = document.createRange();
					text.selectNodeContents(price);
					const { left, bottom } = text.getBoundingClientRect();
					return (
						left < price.getBoundingClientRect().left - 1 ||
						bottom > day.getBoundingClientRect().top + 2
					);
				}),
			);
			expect(covered.length).toBe(0);
		}
	});

	test('on a phone each short reason takes one line, and each order fits its field', {
		tag: '@matrix',
	}, async ({ page, standIn }) => {
		standIn.misbehave('status-429');
		await page.setViewportSize({ width: 390, height: 844 });
		for (const locale of locales) {
			const { down } = messages[locale];
			await page.goto(localizePath(locale, path));
			const age = page.locator('.coin-age');
			await expect(age).toHaveText(down.limited);
			expect(await sumShifts(page), locale).toBeLessThan(0.02);
			const lines = await age.evaluate((place, reasons) => {
				const range = document.createRange();
				return reasons.filter((words) => {
					place.textContent = words;
					range.selectNodeContents(place);
					return range.getClientRects().length > 1;
				});
			}, Object.values(down));
			expect(lines, locale).toEqual([]);
			const cut = await page.locator('.coin-bar select').evaluate((field) => {
				const free = field.cloneNode(false);
				if (!(field instanceof HTMLSelectElement) || !(free instanceof HTMLElement)) return [];
				field.parentElement?.append(free);
				return [...field.options]
					.filter((option) => {
						free.replaceChildren(option.cloneNode(true));
						Object.assign(free.style, {
							flex: 'none',
							maxInlineSize: 'none',
							inlineSize: 'max-content',
						});
						return free.offsetWidth > field.offsetWidth;
					})
					.map(({ text }) => text);
			});
			expect(cut, locale).toEqual([]);
		}
	});
});
