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
	expect(document.querySelector('.coin-age')?.textContent).toBe(live.updating);
	expect(list()).toContain('Bitcoin');
	expect(list()).not.toContain('$');
	world.standIn.misbehave(undefined);
	await passTime(3000);
	// Coinpaprika answers in the meantime; a minute later it is CoinGecko's turn again.
	await passTime(61_000);
	expect(list()).toContain('$91,234.5024h +1.23%');
	expect(document.querySelectorAll('.ticker-lap:first-child .ticker-item')).toHaveLength(14);
	expect(document.querySelectorAll('.coin-list a')).toHaveLength(12);
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
		fireEvent.click(screen.getByText(live.refresh));
		await passTime(500);
		expect(list()).toContain('$91,234.50');
		expect(status()).toBe(live.upToDate);
	});

	test('without any, no price is shown, the line is empty, and a message gives the reason', async () => {
		world.standIn.misbehave(fault);
		await open(undefined);
		expect(status()).toBe(`${reason} ${live.failed}`);
		expect(document.querySelector('.coin-age')?.textContent).toBe(t.down[kind]);
		expect(document.querySelectorAll('.coin-price')).toHaveLength(12);
		for (const price of document.querySelectorAll('.coin-price')) {
			expect(price.textContent).toBe(`–${t.noPrice}`);
		}
		// A zero would be a false price.
		expect(list()).not.toMatch(/\d[.,]\d|\$/);
		expect(document.querySelectorAll('.ticker-item')).toHaveLength(0);
	});
});

test('it asks once a minute, and not in a hidden page', async () => {
	await open(snapshot);
	await passTime(5 * 60_000);
	const asked = world.standIn.requests.length;
	expect(asked).toBeGreaterThanOrEqual(5);
	expect(asked).toBeLessThanOrEqual(6);
	setHidden(true);
	await passTime(10 * 60_000);
	expect(world.standIn.requests).toHaveLength(asked);
	setHidden(false);
	await passTime(100);
	expect(world.standIn.requests).toHaveLength(asked + 1);
});

test('the table has coin, symbol, price, changes and market value; what is not known is a dash with words', async () => {
	await open(snapshot);
	fireEvent.click(screen.getByText(t.table));
	await passTime(10);
	const row = [...document.querySelectorAll('tr')].find((each) =>
		each.textContent?.startsWith('Polkadot'),
	);
	expect(row?.textContent).toBe('Polkadot DOT$3.21–change unknown–change unknown$5.26B');
});

test('a coin that the service left out has no price, and all others have one', async () => {
	const whole = globalThis.fetch;
	vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
		const rows: { id: string }[] = await (await whole(url, init)).json();
		return new Response(JSON.stringify(rows.map((row) => (row.id === 'ethereum' ? {} : row))));
	});
	await open(undefined);
	const row = screen.getByRole('link', { name: 'Ethereum' }).closest('li');
	expect(row?.querySelector('.coin-price')?.textContent).toBe(`–${t.noPrice}`);
	expect(document.querySelectorAll('.coin-price')).toHaveLength(12);
	expect(list().match(/\$[\d,.]+24h/g)).toHaveLength(11);
	expect(status()).toBe(live.upToDate);
});

test('a price that has stopped while others go on has its age in place of the change of the day', async () => {
	await date({ ethereum: -3 * hourMs, tether: -hourMs });
	const row = screen.getByRole('link', { name: 'Ethereum' }).closest('li');
	expect(row?.querySelector('.coin-day')?.textContent).toBe('3 hours ago');
	expect(document.querySelectorAll('.coin-stopped')).toHaveLength(1);
	fireEvent.click(screen.getByText(t.table));
	await passTime(10);
	expect(document.querySelector('.coin-table .coin-stopped')?.textContent).toBe('3 hours ago');
});

test('prices that have all stopped, or come without dates, are no single ones', async () => {
	await date(Object.fromEntries(coins.map(({ id }) => [id, -3 * hourMs])));
	expect(document.querySelectorAll('.coin-stopped')).toHaveLength(0);
	expect(status()).toBe(live.doubts.old);
	cleanup();
	await date(Object.fromEntries(coins.map(({ id }) => [id, Number.NaN])));
	expect(document.querySelectorAll('.coin-stopped')).toHaveLength(0);
});

/** Opens the page with the dates of some prices set to so many milliseconds from now; NaN for none. */
async function date(changes: Record<string, number>) {
	const whole = asFetch(world.standIn);
	vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
		const rows: { id: string }[] = await (await whole(url, init)).json();
		const dated = rows
			.filter(({ id }) => coins.some((coin) => coin.id === id))
			.map((row) => {
				const change = changes[row.id];
				if (change === undefined) return row;
				const at = Number.isNaN(change) ? undefined : new Date(Date.now() + change).toISOString();
				return { ...row, last_updated: at };
			});
		return new Response(JSON.stringify(dated));
	});
	await open(undefined);
}

test('the chosen currency is remembered; until its prices come the earlier ones stay', async () => {
	await open(undefined);
	world.standIn.misbehave('slow');
	fireEvent.click(screen.getByRole('button', { name: 'UAH' }));
	await passTime(100);
	expect(list()).toContain('$91,234.50');
	world.standIn.misbehave(undefined);
	await passTime(70_000);
	expect(list()).toContain('₴3,840,972.45');
	expect(document.querySelector('.ticker-item')?.textContent).toBe('Bitcoin ₴3,840,972.45');
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
	fireEvent.change(select, { target: { value: 'change descending' } });
	expect(names().slice(0, 2)).toEqual(['Filecoin', 'Chainlink']);
	expect(names().at(-1)).toBe('Polkadot');
	fireEvent.click(screen.getByText(t.table));
	await passTime(10);
	const head = (name: string) => screen.getByRole('columnheader', { name });
	expect(head(t.columns.change).getAttribute('aria-sort')).toBe('descending');
	fireEvent.click(screen.getByRole('button', { name: t.columns.name }));
	expect(names()[0]).toBe('Avalanche');
	expect(head(t.columns.name).getAttribute('aria-sort')).toBe('ascending');
	expect(head(t.columns.change).getAttribute('aria-sort')).toBe('none');
	fireEvent.click(screen.getByRole('button', { name: t.columns.name }));
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

test('built-in prices have their date above them before the first answer', async () => {
	world.standIn.misbehave('slow');
	await open(snapshot, 100);
	expect(list()).toContain('$12,345.00');
	expect(document.querySelector('.coin-age')?.textContent).toBe(
		fill(live.snapshot, { time: '2 January 2026' }),
	);
});

test('the clock ticks to the second in the language of the visitor, in 24 hours', async () => {
	await open(undefined, 100, 'es');
	const time = () => document.querySelector('time')?.textContent ?? '';
	const shown = time();
	expect(shown).toMatch(/noviembre de 2026.*\d\d:\d\d:\d\d$/);
	await passTime(1000);
	expect(time()).not.toBe(shown);
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

function setHidden(value: boolean) {
	Object.defineProperty(document, 'hidden', { value, configurable: true });
	document.dispatchEvent(new Event('visibilitychange'));
}

function names(): string[] {
	return screen.getAllByRole('link', { name: /^[A-Z]/ }).flatMap((link) => {
		return link.closest('.coins') ? [link.textContent ?? ''] : [];
	});
}

function list(): string {
	return document.querySelector('.coin-list')?.textContent ?? '';
}

function status(): string {
	return document.querySelector('[role=status]')?.textContent ?? '';
}
