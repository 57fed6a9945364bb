import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { rates as messages } from '#i18n/messages/rates/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import type { Snapshot } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { faults } from '../../../stand-in/faults.ts';
import { playOutsideWorld, toldAs } from '../../outside-world.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const t = messages.en;
const live = liveMessages.en;
const snapshot: Snapshot<RateTable> = {
	asOf: '2025-01-02T00:00:00Z',
	from: 'a test',
	data: { day: '2025-01-02', rates: [{ code: 'USD', uah: 11.5 }] },
};

afterEach(cleanup);

test('until there is an answer the built-in rates are shown, with a loading message', async () => {
	const { Rates } = await import('#islands/rates/Rates.tsx');
	render(<Rates {...{ locale: 'en', names: {}, snapshot, t, live, ticker3d: ticker3d.en }} />);
	expect(screen.getByText(live.updating)).toBeDefined();
	expect(screen.getByText('Official rates for 2 January 2025')).toBeDefined();
	await passTime(100);
	expect(screen.getByText('Official rates for 16 March 2026')).toBeDefined();
	expect(screen.getByText(live.upToDate)).toBeDefined();
	expect(screen.getByRole('link', { name: live.sources.nbu })).toBeDefined();
});

test('the line in space has the nine rates of the list', async () => {
	await open(snapshot);
	const written = document.querySelector('.ticker3d-line')?.textContent ?? '';
	expect(written.split(' · ').map((item) => item.slice(0, 3))).toEqual([...rateCodes]);
});

describe.each(faults)('with %s everywhere', (fault) => {
	const reason = live.reasons[toldAs[fault] ?? 'bad-answer'];

	test('the built-in rates are shown as what they are, and a retry brings new ones', async () => {
		world.standIn.misbehave(fault);
		await open(snapshot);
		const status = document.querySelector('[role=status]');
		expect(status?.textContent).toBe(`${reason} Showing saved data from 2 January 2025.`);
		expect(list()).toContain('₴11.5000');
		expect(list()).toContain('₴0.0000');

		const before = world.standIn.requests.length;
		fireEvent.click(screen.getByText(live.refresh));
		await passTime(9000);
		// Its minute is not over: the bank receives no request, whatever the visitor presses.
		const asked = world.standIn.requests.slice(before).map(({ service }) => service);
		expect(asked).not.toContain('nbu');

		world.standIn.misbehave(undefined);
		vi.setSystemTime(Date.now() + 120_000);
		fireEvent.click(screen.getByText(live.refresh));
		await passTime(1000);
		expect(list()).toContain('₴44.1381');
	});

	test('without built-in rates everything is zero, the line is empty, and a message gives the reason', async () => {
		world.standIn.misbehave(fault);
		await open(undefined);
		expect(document.querySelector('[role=status]')?.textContent).toBe(`${reason} ${live.failed}`);
		expect(list()).not.toMatch(/[1-9]\d*\.\d/);
		expect(document.querySelectorAll('.ticker-item')).toHaveLength(0);
		expect(screen.getByText(t.noRate)).toBeDefined();
	});
});

test('without a network no request is sent until the network is back', async () => {
	const online = { value: false };
	Object.defineProperty(navigator, 'onLine', { get: () => online.value, configurable: true });
	await open(snapshot);
	expect(document.querySelector('[role=status]')?.textContent).toContain(live.reasons.offline);
	expect(world.standIn.requests).toHaveLength(0);
	online.value = true;
	dispatchEvent(new Event('online'));
	await passTime(100);
	expect(list()).toContain('₴44.1381');
});

test('leaving the page aborts pending requests', async () => {
	world.standIn.misbehave('slow');
	const signals: (AbortSignal | null | undefined)[] = [];
	const outside = fetch;
	vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
		signals.push(init.signal);
		return outside(input, init);
	});
	const { Rates } = await import('#islands/rates/Rates.tsx');
	const { unmount } = render(
		<Rates {...{ locale: 'en', names: {}, snapshot, t, live, ticker3d: ticker3d.en }} />,
	);
	await passTime(100);
	unmount();
	expect(signals).toHaveLength(1);
	expect(signals[0]?.aborted).toBe(true);
});

test('an hour on one page takes one request an hour', async () => {
	await open(snapshot);
	await passTime(3 * 3_600_000);
	expect(world.standIn.requests.map(({ service }) => service)).toEqual([
		'nbu',
		'nbu',
		'nbu',
		'nbu',
	]);
});

test('unavailable services receive one request a minute while the page is visible', async () => {
	world.standIn.misbehave('blocked', 'nbu');
	world.standIn.misbehave('blocked', 'frankfurter');
	await open(snapshot);
	await passTime(3_600_000);
	const asked = world.standIn.requests.filter(({ service }) => service === 'nbu');
	expect(asked).toHaveLength(61);
});

test('the table has the columns of the specification', async () => {
	await open(snapshot);
	fireEvent.click(screen.getByRole('button', { name: t.table }));
	const table = screen.getByRole('table');
	const heads = within(table).getAllByRole('columnheader');
	expect(heads.map(({ textContent }) => textContent)).toEqual(['Code', 'Currency', 'Rate']);
	expect(within(table).getAllByRole('row')).toHaveLength(10);
	expect(table.textContent).toContain('₴225,912.48 per troy ounce₴7,263.25 per gram');
});

test('the converter counts, swaps, and reports what is not a number', async () => {
	await open(snapshot);
	const result = () => document.querySelector('.converter-result')?.textContent;
	expect(result()).toBe('100.00\u00a0USD = 4,413.81\u00a0UAH');
	fireEvent.click(screen.getByRole('button', { name: t.swap }));
	expect(result()).toBe('100.00\u00a0UAH = 2.27\u00a0USD');
	fireEvent.change(screen.getByLabelText(t.amount), { target: { value: '<b>5</b>' } });
	expect(result()).toBe(t.badAmount);
	expect(screen.getByLabelText(t.amount).getAttribute('aria-invalid')).toBe('true');
});

for (const locale of locales) {
	test(`${locale}: the line has every rate once for assistive technology and eight times for the eye`, async () => {
		await open(snapshot, locale);
		const stage = screen.getByRole('region', { name: messages[locale].ticker });
		expect(stage.querySelector('.hidden-words')?.textContent?.split('; ')).toHaveLength(45);
		const track = stage.querySelector('[aria-hidden=true]');
		expect(track?.querySelectorAll('.ticker-lap')).toHaveLength(8);
		expect(track?.querySelectorAll('.ticker-item')).toHaveLength(8 * 45);
	});
}

async function open(
	built: Snapshot<RateTable> | undefined,
	locale: (typeof locales)[number] = 'en',
) {
	const { Rates } = await import('#islands/rates/Rates.tsx');
	render(
		<Rates
			{...{
				locale,
				names: {},
				snapshot: built,
				t: messages[locale],
				live: liveMessages[locale],
				ticker3d: ticker3d[locale],
			}}
		/>,
	);
	// Both services may need their whole time.
	await passTime(17_000);
}

function list(): string {
	return document.querySelector('.rate-list')?.textContent ?? '';
}
