import type { Outcome } from '#live/outcome.ts';
import {
	type MachineEvent,
	openMachine,
	requestTimeoutMs,
	step,
	toNextTime,
} from '#live/refresh/machine.ts';
import { retryMs } from '#live/retry.ts';

const refreshMs = 600_000;
const start = 1_000_000;
const failed = { state: 'failed', reason: 'timeout', retryAt: 0 } as const;

test('a page that opens sends a request, for which the visitor waits; later ones come without a word', () => {
	const page = open();
	expect(page.request()).toEqual({ id: 1, askedAt: start, announced: true });
	const before = page.at(100, { type: 'time' });
	// An event that changes nothing gives the same machine.
	expect(page.at(100, answer(live(5), 7))).toBe(before);
	page.at(100, answer(live(start + 100)));
	page.at(refreshMs + 99, { type: 'time' });
	expect(page.request()).toBeUndefined();
	page.at(refreshMs + 100, { type: 'time' });
	expect(page.request()).toMatchObject({ id: 2, announced: false });
});

test.each([
	['good data are requested again after their whole time', live(start + 100), 100 + refreshMs],
	['data that are doubted a minute later', { ...live(start + 100), doubt: 'jump' }, retryMs],
	[
		'a forecast for want of a measurement too',
		{ ...live(start + 100), doubt: 'forecast' },
		100 + refreshMs,
	],
	// An answer from the cache is as old as it is, and the tab that has sent the request goes first.
	['kept data by their age', live(start - 200_000), refreshMs - 198_000],
	[
		'data that are fresh for longer than the page waits, not at once',
		live(start - 2 * refreshMs),
		100 + refreshMs,
	],
	['data of a time that is not yet, not at once', live(start + 10 * refreshMs), 100 + refreshMs],
	['a failure a minute after its request', failed, retryMs],
	[
		'or when the service allows it, if that is later',
		{ ...failed, retryAt: start + 120_000 },
		120_000,
	],
] as const)('%s', (_, outcome, next) => {
	const page = open();
	const machine = page.at(100, answer(outcome));
	expect(toNextTime(machine)).toBe(start + next);
	page.at(next, { type: 'time' });
	expect(page.request()).toMatchObject({ id: 2, askedAt: start + next });
});

test('a failure is repeated at once when the network is back, data that are fresh are not', () => {
	const page = open();
	page.at(10, answer({ ...failed, reason: 'offline' }));
	page.at(20, { type: 'online' });
	expect(page.request()).toMatchObject({ id: 2, announced: false });
	page.at(30, answer(live(start + 30), 2));
	page.at(40, { type: 'online' });
	expect(page.request()).toBeUndefined();
});

test('a kept answer is shown while the request is on its way, and not in place of a newer one', () => {
	const page = open();
	const keep = (ms: number, id: number, at: number) =>
		page.at(ms, { type: 'kept', id, outcome: { ...live(at), state: 'kept' } });
	expect(keep(1, 1, 500)).toMatchObject({
		outcome: { state: 'kept', at: 500 },
		request: { id: 1 },
	});
	// A failure keeps what is shown.
	expect(page.at(2, answer(failed)).outcome).toMatchObject({ state: 'stale', at: 500 });
	page.at(3, { type: 'refresh' });
	expect(keep(4, 2, 500).outcome).toMatchObject({ state: 'stale' });
	expect(keep(5, 2, 900).outcome).toMatchObject({ state: 'kept', at: 900 });
});

test('a request that never ends is given up, and its late answer counts for nothing', () => {
	const page = open();
	const timeout = { request: undefined, outcome: { state: 'failed', reason: 'timeout' } };
	expect(page.at(requestTimeoutMs, { type: 'time' })).toMatchObject(timeout);
	const late = page.at(requestTimeoutMs + 1, answer(live(start)));
	expect(late).toMatchObject(timeout);
	expect(toNextTime(late)).toBe(start + retryMs);
});

test('the visitor learns that there is nothing newer, and waits for a request that is running', () => {
	const page = open();
	expect(page.at(10, answer(live(start + 10))).unchanged).toBe(false);
	page.at(20, { type: 'refresh' });
	expect(page.request()).toMatchObject({ announced: true });
	expect(page.at(30, answer(live(start + 10), 2)).unchanged).toBe(true);
	page.at(refreshMs + 5000, { type: 'time' });
	page.at(refreshMs + 5005, { type: 'refresh' });
	expect(page.request()).toMatchObject({ id: 3, announced: true });
	const newer = answer(live(start + refreshMs + 5010), 3);
	expect(page.at(refreshMs + 5010, newer).unchanged).toBe(false);
});

test('a clock that is set back holds up nothing', () => {
	const page = open();
	page.at(10, answer(failed));
	page.at(-86_400_000, { type: 'time' });
	expect(page.request()).toMatchObject({ id: 2 });
	const earlier = page.at(-2 * 86_400_000, { type: 'time' });
	expect(earlier.outcome).toMatchObject({ reason: 'timeout' });
});

function open(hidden = false) {
	let machine = openMachine<string>(hidden, start);
	/** The machine after an event, `ms` after the start. */
	const at = (ms: number, event: MachineEvent<string>) => {
		machine = step<string>(machine, event, start + ms, refreshMs);
		return machine;
	};
	at(0, { type: 'time' });
	return { at, request: () => machine.request };
}

function live(at: number) {
	return { state: 'live', source: 'nbu', data: 'data', at } as const;
}

function answer(outcome: Outcome<string>, id = 1): MachineEvent<string> {
	return { type: 'answer', id, outcome };
}
