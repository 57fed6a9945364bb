import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { type CoinPrice, coins } from '#live/coins.ts';
import type { Snapshot } from '#live/outcome.ts';
import { asFetch } from '../../../stand-in/as-fetch.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { clickButton, clickText, countAt, enterText, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = messages.en;
const live = liveMessages.en;
const hourMs = 3_600_000;
const snapshot: Snapshot<CoinPrice[]> = {
	asOf: '2026-01-02T00:00:00Z',
	from: 'a test',
	data: [{ id: 'bitcoin', price: 12_345, change: 1 }],
};

afterEach(() => {
	cleanup();
	localStorage.clear();
});

test('without a snapshot no price is shown until there is an answer', async () => {
	world.standIn.misbehave('slow', 'coingecko');
	await open(undefined, 100);
	expect(status()).toBe(live.updating);
	expect(textAt('.coin-age')).toBe(live.updating);
	expect(list()).toContain('Bitcoin');
	expect(list()).not.toContain('$');
	world.standIn.misbehave(undefined);
	await passTime(3000);
	// Coinpaprika answers in the meantime; a minute later it is CoinGecko's turn again.
	await passTime(61_000);
	expect(list()).toContain('$91,234.5024h +1.23%');
	expect(countAt('.ticker-lap:first-child .ticker-item')).toBe(14);
	expect(countAt('.coin-list a')).toBe(12);
	expect(screen.getByRole('link', { name: 'CoinGecko' }).closest('p')?.textContent).toContain(
		'Data provided by CoinGecko',
	);
});

describe.each(faults)('with %s everywhere', (fault) => {
	const kind = reasonOf[fault] ?? 'bad-answer';
	const reason = live.reasons[kind];

	test('the built-in prices are shown with their date; a retry brings new ones', async () => {
		world.standIn.misbehave(fault);
		await open(snapshot);
		expect(status()).toBe(`${reason} ${fill(live.snapshot, { time: '2 January 2026' })}`);
		expect(list()).toContain('$12,345.00');
		world.standIn.misbehave(undefined);
		vi.setSystemTime(Date.now() + 300_000);
		clickText(live.refresh);
		await passTime(500);
		expect(list()).toContain('$91,234.50');
		expect(status()).toBe(live.upToDate);
	});

	test('without any, no price is shown, the line is empty, and a message gives the reason', async () => {
		world.standIn.misbehave(fault);
		await open(undefined);
		expect(status()).toBe(`${reason} ${live.failed}`);
		expect(textAt('.coin-age')).toBe(t.down[kind]);
		expect(countAt('.coin-price')).toBe(12);
		for (const price of document.querySelectorAll('.coin-price')) {
			expect(price.textContent).toBe(`–${t.noPrice}`);
		}
		// A zero would be a false price.
		expect(list()).not.toMatch(/\d[.,]\d|\$/);
		expect(countAt('.ticker-item')).toBe(0);
	});
});

test('the table has coin, symbol, price, changes and market value; what is not known is a dash with words', async () => {
	await open(snapshot);
	clickText(t.table);
	await passTime(10);
	const row = [...document.querySelectorAll('tr')].find((each) =>
		each.textContent?.startsWith('Polkadot'),
	);
	expect(row?.textContent).toBe('Polkadot DOT$3.21–change unknown–change unknown$5.26B');
});

test('a price that has stopped while others go on has its age in place of the change of the day', async () => {
	await date({ ethereum: -3 * hourMs, tether: -hourMs });
	const row = screen.getByRole('link', { name: 'Ethereum' }).closest('li');
	expect(row?.querySelector('.coin-day')?.textContent).toBe('3 hours ago');
	expect(countAt('.coin-stopped')).toBe(1);
	clickText(t.table);
	await passTime(10);
	expect(textAt('.coin-table .coin-stopped')).toBe('3 hours ago');
});

/** Opens the page with the dates of some prices set to so many milliseconds from now. */
async function date(changes: Record<string, number>) {
	const whole = asFetch(world.standIn);
	vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
		const rows: { id: string }[] = await (await whole(url, init)).json();
		const dated = rows
			.filter(({ id }) => coins.some((coin) => coin.id === id))
			.map((row) => {
				const change = changes[row.id];
				if (change === undefined) return row;
				return { ...row, last_updated: new Date(Date.now() + change).toISOString() };
			});
		return new Response(JSON.stringify(dated));
	});
	await open(undefined);
}

test('the chosen currency is remembered; until its prices come the earlier ones stay', async () => {
	await open(undefined);
	world.standIn.misbehave('slow');
	clickButton('UAH');
	await passTime(100);
	expect(list()).toContain('$91,234.50');
	world.standIn.misbehave(undefined);
	await passTime(70_000);
	expect(list()).toContain('₴3,840,972.45');
	expect(textAt('.ticker-item')).toBe('Bitcoin ₴3,840,972.45');
	expect(localStorage.getItem('cryptoCurrency')).toBe('UAH');
});

test('a favourite comes first, keeps the focus, and is remembered', async () => {
	await open(undefined);
	const star = () => screen.getByRole('button', { name: 'Favourite: Stellar' });
	expect(star().getAttribute('aria-pressed')).toBe('false');
	star().focus();
	fireEvent.click(star());
	await passTime(20);
	expect(names()[0]).toBe('Stellar');
	expect(star().getAttribute('aria-pressed')).toBe('true');
	expect(document.activeElement).toBe(star());
	expect(localStorage.getItem('cryptoFavourites')).toBe('stellar');
	fireEvent.click(star());
	await passTime(20);
	expect(names()[0]).toBe('Bitcoin');
	expect(localStorage.getItem('cryptoFavourites')).toBeNull();
});

test('the list is sorted by a select, the table by its heads, which show the direction', async () => {
	await open(undefined);
	const select = screen.getByRole('combobox', { name: t.sort });
	enterText(select, 'change descending');
	expect(names().slice(0, 2)).toEqual(['Filecoin', 'Chainlink']);
	expect(names().at(-1)).toBe('Polkadot');
	clickText(t.table);
	await passTime(10);
	const head = (name: string) => screen.getByRole('columnheader', { name });
	expect(head(t.columns.change).getAttribute('aria-sort')).toBe('descending');
	clickButton(t.columns.name);
	expect(names()[0]).toBe('Avalanche');
	expect(head(t.columns.name).getAttribute('aria-sort')).toBe('ascending');
	expect(head(t.columns.change).getAttribute('aria-sort')).toBe('none');
	clickButton(t.columns.name);
	expect(names()[0]).toBe('Tether');
});

test('every coin has a line of its week, in the colour of the change; without one there is an empty place', async () => {
	world.standIn.misbehave('status-500', 'coingecko');
	await open(undefined);
	const paths = () =>
		[...document.querySelectorAll('.sparkline path')].map((path) => path.getAttribute('d') ?? '');
	expect(paths().filter(Boolean)).toHaveLength(0);
	expect(paths()).toHaveLength(12);
	world.standIn.misbehave(undefined);
	await passTime(62_000);
	expect(paths().filter(Boolean)).toHaveLength(12);
	const lines = [...document.querySelectorAll<SVGElement>('.sparkline')];
	expect(lines.slice(0, 2).map((line) => line.dataset.trend)).toEqual(['down', 'up']);
	const trends = [...document.querySelectorAll('.coin-week')].map(({ textContent }) =>
		/[+−]/.exec(textContent)?.[0] === '+' ? 'up' : 'down',
	);
	expect(trends.slice(0, 2)).toEqual(['down', 'up']);
});

test('above the list is the age of its prices, marked when they are not of now', async () => {
	await open(undefined);
	const age = () => document.querySelector<HTMLElement>('.coin-age');
	expect(age()?.textContent).toMatch(/^Updated \d\d:\d\d:\d\d\.$/);
	expect(age()?.dataset.old).toBe('false');
	world.standIn.misbehave('status-503');
	await passTime(12 * 60_000);
	expect(age()?.textContent).toMatch(/^Received 12 minutes ago/);
	expect(age()?.dataset.old).toBe('true');
	expect(list()).toContain('$91,234.50');
});

async function open(
	built: Snapshot<CoinPrice[]> | undefined,
	// All three services may need their whole time.
	ms = 25_000,
	locale: keyof typeof messages = 'en',
) {
	const { CoinPrices } = await import('#islands/cryptocur/CoinPrices.tsx');
	const { Tickers } = await import('#islands/shared/ticker/Tickers.tsx');
	const [words, words3d, state] = [messages[locale], ticker3d[locale], liveMessages[locale]];
	render(
		<>
			<CoinPrices {...{ locale, snapshot: built, t: words, live: state }} />
			<Tickers id="cryptos" label={words.ticker} {...{ locale, live: state, ticker3d: words3d }} />
		</>,
	);
	await passTime(ms);
}

function names(): string[] {
	return screen.getAllByRole('link', { name: /^[A-Z]/ }).flatMap((link) => {
		return link.closest('.coins') ? [link.textContent ?? ''] : [];
	});
}

function list(): string {
	return textAt('.coin-list') ?? '';
}

function status(): string {
	return textAt('[role=status]') ?? '';
}
