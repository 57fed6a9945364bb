import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cryptocur as messages } from '#i18n/messages/cryptocur/index.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import { fill } from '#i18n/messages.ts';
import type { CoinPrice } from '#live/coins.ts';
import type { Snapshot } from '#live/outcome.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, toldAs } from '../../outside-world.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = messages.en;
const live = liveMessages.en;
const snapshot: Snapshot<CoinPrice[]> = {
	asOf: '2026-01-02T00:00:00Z',
	from: 'a test',
	data: [{ id: 'bitcoin', usd: 12_345, change: 1 }],
};

afterEach(cleanup);

test('without a snapshot no price is shown until there is an answer', async () => {
	world.standIn.misbehave('slow', 'coingecko');
	await open(undefined, 100);
	expect(status()).toBe(live.updating);
	expect(list()).toContain('Bitcoin');
	expect(list()).not.toMatch(/\d{2}/);
	world.standIn.misbehave(undefined);
	await passTime(3000);
	// Coinpaprika answers in the meantime; a minute later it is CoinGecko's turn again.
	await passTime(61_000);
	expect(list()).toContain('$91,234.50+1.23%');
	expect(document.querySelectorAll('.ticker-lap:first-child .ticker-item')).toHaveLength(14);
	expect(document.querySelectorAll('.coin-list a')).toHaveLength(12);
	expect(screen.getByRole('link', { name: 'CoinGecko' }).closest('p')?.textContent).toContain(
		'Data provided by CoinGecko',
	);
});

describe.each(faults)('with %s everywhere', (fault) => {
	const reason = live.reasons[toldAs[fault] ?? 'bad-answer'];

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

	test('without any, prices are zero, the line is empty, and a message gives the reason', async () => {
		world.standIn.misbehave(fault);
		await open(undefined);
		expect(status()).toBe(`${reason} ${live.failed}`);
		expect(document.querySelectorAll('.coin-price')).toHaveLength(12);
		for (const price of document.querySelectorAll('.coin-price')) {
			expect(price.textContent).toBe('$0.00');
		}
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

test('the table has coin, symbol, price and change; what is not known is a dash with words', async () => {
	await open(snapshot);
	fireEvent.click(screen.getByText(t.table));
	const row = [...document.querySelectorAll('tr')].find((each) =>
		each.textContent?.startsWith('Polkadot'),
	);
	expect(row?.textContent).toBe('PolkadotDOT$3.21–change unknown');
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
	render(
		<CoinPrices
			{...{
				locale,
				snapshot: built,
				t: messages[locale],
				live: liveMessages[locale],
				ticker3d: ticker3d[locale],
			}}
		/>,
	);
	await passTime(ms);
}

function setHidden(value: boolean) {
	Object.defineProperty(document, 'hidden', { value, configurable: true });
	document.dispatchEvent(new Event('visibilitychange'));
}

function list(): string {
	return document.querySelector('.coin-list')?.textContent ?? '';
}

function status(): string {
	return document.querySelector('[role=status]')?.textContent ?? '';
}
