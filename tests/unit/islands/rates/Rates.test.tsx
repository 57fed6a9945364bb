import { fireEvent, render, screen } from '@testing-library/react';
import type { Locale } from '#i18n/locales.ts';
import { live as liveMessages } from '#i18n/messages/live/index.ts';
import { rates as messages } from '#i18n/messages/rates/index.ts';
import { ticker3d } from '#i18n/messages/ticker3d/index.ts';
import type { Snapshot } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { toTickerItems } from '#tools/rates/ticker-items.ts';
import { faults } from '../../../stand-in/faults.ts';
import { heard } from '../../heard.ts';
import { playOutsideWorld, reasonOf } from '../../outside-world.ts';
import { clickButton, clickText, countAt, enterText, textAt } from '../page.ts';
import { passTime } from '../pass-time.ts';

const world = playOutsideWorld();
const calculator = '/extra/calculator';
const t = messages.en;
const live = liveMessages.en;
const snapshot: Snapshot<RateTable> = {
	asOf: '2025-01-02T00:00:00Z',
	from: 'a test',
	data: { day: '2025-01-02', rates: [{ code: 'USD', uah: 42 }] },
};

describe.each(faults)('with %s everywhere', (fault) => {
	// The service asked last, Frankfurter, says by 422 that it does not have something.
	const kind = fault === 'status-422' ? 'not-found' : (reasonOf[fault] ?? 'bad-answer');
	const reason = live.reasons[kind];

	test('the built-in rates are shown as what they are, and a retry brings new ones', async () => {
		world.standIn.misbehave(fault);
		await open(snapshot);
		const status = document.querySelector('.live-words');
		expect(status?.textContent).toBe(`${reason} Saved data from 2 January 2025.`);
		expect(list()).toContain('₴42.0000');
		expect(list()).toContain(t.missing);
		expect(list()).not.toContain('₴0.0000');
		expect(textAt('.converter-note .state-line')).toBe('on 2 Jan 2025');

		const before = world.standIn.requests.length;
		clickText(live.refresh);
		await passTime(9000);
		clickText(live.refresh);
		await passTime(1000);
		// Its minute is not over: the bank receives one more request at most, whatever the visitor presses.
		const asked = world.standIn.requests.slice(before).filter(({ service }) => service === 'nbu');
		expect(asked.length).toBeLessThanOrEqual(1);

		world.standIn.misbehave(undefined);
		vi.setSystemTime(Date.now() + 120_000);
		clickText(live.refresh);
		await passTime(1000);
		expect(list()).toContain('₴44.1381');
	});

	test('without built-in rates no rate is shown, the line is empty, and a message gives the reason', async () => {
		world.standIn.misbehave(fault);
		await open(undefined);
		expect(textAt('.live-words')).toBe(`${reason} ${live.failed}`);
		expect(list()).not.toMatch(/₴/);
		expect(textAt('.rates-since')).toContain(live.down[kind]);
		expect(countAt('.ticker')).toBe(0);
		screen.getByText(t.noRate);
	});
});

test('a thousand is a thousand, and the page shows how it read what may be one', async () => {
	await open(snapshot);
	await type('1,000');
	expect(result()).toBe('1,000.00\u00a0USD = 44,138.10\u00a0UAH');
	expect(note()).toContain('Read as 1,000, not as 1.');
	await type('1,000.00');
	expect(note()).not.toContain('Read as');
});

test('a currency beside the amount is chosen, and gives way to another choice', async () => {
	await open(snapshot);
	await type('€1,250.50');
	const from = screen.getByLabelText<HTMLSelectElement>(t.from);
	expect(from.value).toBe('EUR');
	enterText(from, 'GBP');
	expect(screen.getByLabelText<HTMLInputElement>(t.amount).value).toBe('1,250.50');
	expect(result()).toContain('GBP =');
	await type('$7');
	clickButton(t.swap);
	expect(screen.getByLabelText<HTMLInputElement>(t.amount).value).toBe('7');
	expect(from.value).toBe('UAH');
});

test('an address brings a conversion, and a change is written into it', async () => {
	history.replaceState(null, '', '/extra/rates?amount=1250.5&from=EUR&to=GBP&x=1');
	await open(snapshot, 'uk');
	const field = screen.getByLabelText<HTMLInputElement>(messages.uk.amount);
	expect(field.value).toBe('1250,5');
	expect(result()).toMatch(/EUR = .*GBP$/);
	fireEvent.input(field, { target: { value: '2 000' } });
	await passTime(500);
	expect(location.search).toBe('?amount=2000&from=EUR&to=GBP&x=1');
	history.replaceState(null, '', '/');
});

test('copying gives the exact result and a link', async () => {
	const copied: string[] = [];
	vi.stubGlobal(
		'navigator',
		Object.create(navigator, {
			clipboard: { value: { writeText: async (text: string) => copied.push(text) } },
		}),
	);
	await open(snapshot);
	await type('3');
	clickButton(t.swap);
	for (const name of [t.copy, t.link]) {
		clickButton(name);
		await passTime(10);
	}
	// bc, scale 30: 3/44.1381
	expect(copied[0]).toBe('0.06796848980812495327');
	expect(copied[1]).toContain('?amount=3&from=UAH&to=USD');
});

test('a result of the visitor is said, not that of the page', async () => {
	heard();
	await open(snapshot);
	expect(heard()).toEqual([]);
	await type('125');
	await passTime(100);
	expect(heard()).toEqual(['125.00\u00a0USD = 5,517.26\u00a0UAH.']);
});

test('a change is since the last banking day, and a line shows the last weeks', async () => {
	vi.setSystemTime('2026-11-20T10:00Z');
	await open(snapshot);
	const rows = [...document.querySelectorAll('.rate-list li')];
	for (const row of rows) {
		expect(row.querySelector('.change')?.textContent).toMatch(/^[+−]?\d+\.\d\d%$/);
		expect(row.querySelector('.sparkline path')?.getAttribute('d')).toContain('L');
	}
	expect(textAt('.rates-since')).toContain('19 Nov 2026');
	// One request for all of them, after the one for the table.
	expect(world.standIn.requests.map(({ service }) => service)).toEqual(['nbu', 'nbu']);
});

test('a change since another day than the others says so', async () => {
	vi.setSystemTime('2026-11-20T10:00Z');
	const played = fetch;
	vi.stubGlobal('fetch', async (url: string) => {
		const answer = await played(url);
		if (!url.includes('exchange_site')) return answer;
		const rows: { cc: string; exchangedate: string }[] = await answer.json();
		const isLeftOut = (row: (typeof rows)[number]) =>
			row.cc === 'XAU' && /^1[89]/.test(row.exchangedate);
		return new Response(JSON.stringify(rows.filter((row) => !isLeftOut(row))));
	});
	await open(snapshot);
	const found = [...document.querySelectorAll('.rate-list li')].flatMap((row) => {
		const since = row.querySelector('.rate-since')?.textContent;
		return since ? [`${row.querySelector('.rate-code')?.textContent} ${since}`] : [];
	});
	expect(found).toEqual(['XAU since 17 Nov 2026']);
});

// The world of these tests begins on a Saturday.
test('the valid rates are shown and converted, with those of the next banking day beside them', async () => {
	await open(snapshot);
	expect(textAt('.rates-day')).toBe('Official rates for 21 November 2026');
	expect(textAt('.rates-since')).toContain('from 23 Nov 2026');
	expect(textAt('.rate-list li')).toMatch(/USD.*₴44\.1381₴44\.1192 −0\.04%/);
	expect(result()).toBe('100.00\u00a0USD = 4,413.81\u00a0UAH');
	expect(note()).toContain('1\u00a0USD = 44.1381\u00a0UAH on 21 Nov 2026');
	expect(note()).toContain('From 23 Nov 2026: 4,411.92\u00a0UAH');
	clickButton(t.table);
	await passTime(1);
	const heads = [...document.querySelectorAll('th[scope=col]')].map(
		({ textContent }) => textContent,
	);
	expect(heads).toEqual([t.code, t.currency, t.rate, 'From 23 Nov 2026', t.change]);
});

test('the rates of any day are shown, converted and linked to', async () => {
	await open(snapshot);
	await pickDay('2026-11-01');
	expect(textAt('.rates-day')).toBe('Official rates for 1 November 2026');
	expect(result()).toBe('100.00\u00a0USD = 4,472.57\u00a0UAH');
	expect(note()).toContain('on 1 Nov 2026');
	expect(location.search).toBe('?amount=100&from=USD&to=UAH&date=2026-11-01');
	// Those of Monday are there already.
	const before = world.standIn.requests.length;
	await pickDay('2026-11-23');
	expect(result()).toContain('4,411.92');
	for (const [day, words] of [
		['1996-09-01', 'from 2 Sept 1996 to 23 Nov 2026'],
		['2026-11-24', 'from 2 Sept 1996 to 23 Nov 2026'],
		['0002-11-24', ''],
	] as const) {
		await pickDay(day);
		if (words) expect(textAt('.converter-status')).toContain(words);
		expect(result()).toContain('4,411.92');
	}
	clickButton(t.today);
	await passTime(500);
	expect(result()).toContain('4,413.81');
	expect(location.search).toBe('?amount=100&from=USD&to=UAH');
	expect(world.standIn.requests).toHaveLength(before);
});

test('a link brings the rates of its day, or says why they do not come', async () => {
	history.replaceState(null, '', '/extra/rates?amount=1&from=USD&to=LVL&date=2010-01-01');
	world.standIn.misbehave('blocked');
	await open(snapshot);
	expect(screen.getByLabelText<HTMLSelectElement>(t.to).value).toBe('LVL');
	expect(status()).toContain(live.reasons.unreachable);
	expect(note()).not.toContain('2026');
	world.standIn.misbehave(undefined);
	vi.setSystemTime(Date.now() + 120_000);
	clickText(live.refresh);
	await passTime(1000);
	expect(textAt('.rates-day')).toBe('Official rates for 1 January 2010');
	history.replaceState(null, '', '/');
});

test('a currency is found by its code', async () => {
	await open(snapshot);
	fireEvent.input(screen.getByLabelText(t.search), { target: { value: 'PLN' } });
	await passTime(1);
	expect(countAt('.rate-list li')).toBe(1);
	expect(textAt('.rate-list li')).toContain('PLN');
});

test('rates that are far from the last ones, or old, are not called up to date', async () => {
	const row = { cc: 'USD', rate: 4413.81, exchangedate: '20.11.2026' };
	const body = { current: [row] };
	vi.stubGlobal('fetch', async (url: string) =>
		url.includes('statdirectory')
			? new Response(JSON.stringify(body.current))
			: new Response('', { status: 404 }),
	);
	await open({ ...snapshot, data: { day: '2026-11-19', rates: [{ code: 'USD', uah: 44.1 }] } });
	expect(status()).toBe(live.doubts.jump);
	for (const place of ['.rates-since', '.tickers']) {
		expect(textAt(`${place} > .state-line`)).toBe(live.doubts.jump);
	}
	expect(textAt('.converter-note')).toContain('on 20 Nov 2026');
	body.current = [{ cc: 'USD', rate: 44.1, exchangedate: '06.11.2026' }];
	await passTime(2 * 3_600_000);
	expect(status()).toBe(live.doubts.old);
	expect(textAt('.rates-since')).toContain(live.doubts.old);
});

async function open(built: Snapshot<RateTable> | undefined, locale: Locale = 'en') {
	const { Rates } = await import('#islands/rates/Rates.tsx');
	const { Tickers } = await import('#islands/shared/ticker/Tickers.tsx');
	const [t, live] = [messages[locale], liveMessages[locale]];
	render(
		<>
			<Rates {...{ locale, names: {}, snapshot: built, t, live, calculator }} />
			<Tickers
				id="rates"
				builtIn={built && { ...built, data: toTickerItems(locale, {}, built.data) }}
				keysInSpace={rateCodes}
				{...{ locale, label: t.ticker, live }}
				ticker3d={ticker3d[locale]}
			/>
		</>,
	);
	// Both services may need their whole time.
	await passTime(17_000);
}

function result(): string | null | undefined {
	return textAt('.converter-result');
}

function note(): string {
	return textAt('.converter-note') ?? '';
}

function status(): string {
	return textAt('.live-words') ?? '';
}

async function pickDay(day: string) {
	fireEvent.change(screen.getByLabelText(t.date), { target: { value: day } });
	await passTime(500);
}

async function type(text: string) {
	fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
	await passTime(1);
}

function list(): string {
	return textAt('.rate-list') ?? '';
}
