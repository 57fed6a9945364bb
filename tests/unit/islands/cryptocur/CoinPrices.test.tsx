import { render, screen } from '@testing-library/react';
import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import { fill } from '#i18n/messages.ts';
import type { CoinPrice } from '#live/coins.ts';
import type { Snapshot } from '#live/outcome.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { clickButton, clickText, countAt, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = messages.en;
const live = liveMessages.en;
const snapshot: Snapshot<CoinPrice[]> = {
	asOf: '2026-01-02T00:00:00Z',
	from: 'a test',
	data: [{ id: 'bitcoin', price: 12_345, change: 1 }],
};

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
	expect(countAt('.coin-list a')).toBe(14);
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
		// In short beside the switch, where a longer line would move the list, and whole below the list.
		expect(textAt('.coin-age')).toBe(live.down[kind]);
		expect(textAt('.live-words')).toContain(reason);
		expect(textAt('.tickers > p')).toBe(live.failed);
		expect(countAt('.coin-price')).toBe(14);
		for (const price of document.querySelectorAll('.coin-price')) {
			expect(price.textContent).toBe(`–${t.noPrice}`);
		}
		// A zero would be a false price.
		expect(list()).not.toMatch(/\d[.,]\d|\$/);
		expect(countAt('.ticker')).toBe(0);
	});
});

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

test('dollars that are known stay where nothing is known in the chosen currency, and are named', async () => {
	await open(undefined);
	world.standIn.misbehave('status-503');
	clickButton('UAH');
	await passTime(25_000);
	expect(list()).toContain('$91,234.50');
	expect(textAt('.coin-instead')).toBe(fill(t.instead, { chosen: 'UAH', shown: 'USD' }));
	expect(textAt('.ticker-item')).toContain('$91,234.50');
	world.standIn.misbehave(undefined);
	await passTime(300_000);
	expect(list()).toContain('₴3,840,972.45');
	expect(countAt('.coin-instead')).toBe(0);
});

test('above the list is the age of its prices, marked when they are not of now', async () => {
	await open(undefined);
	const age = () => document.querySelector<HTMLElement>('.coin-age .state-line');
	expect(age()?.textContent).toMatch(/^Updated \d\d:\d\d:\d\d\.$/);
	expect(age()?.dataset.old).toBe('false');
	world.standIn.misbehave('status-503');
	await passTime(12 * 60_000);
	expect(age()?.textContent).toMatch(/^Received 12 minutes ago/);
	expect(age()?.dataset.old).toBe('true');
	expect(textAt('.tickers > .state-line')).toBe(age()?.textContent);
	expect(list()).toContain('$91,234.50');
});

async function open(
	built: Snapshot<CoinPrice[]> | undefined,
	// All three services may need their whole time.
	ms = 25_000,
) {
	const { CoinPrices } = await import('#islands/cryptocur/CoinPrices.tsx');
	const { Tickers } = await import('#islands/shared/ticker/Tickers.tsx');
	render(
		<>
			<CoinPrices locale="en" snapshot={built} {...{ t, live }} />
			<Tickers id="cryptos" label={t.heading} locale="en" live={live} ticker3d={ticker3d.en} />
		</>,
	);
	await passTime(ms);
}

function list(): string {
	return textAt('.coin-list') ?? '';
}

function status(): string {
	return textAt('.live-words') ?? '';
}
