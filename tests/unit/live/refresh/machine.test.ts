import { describe, expect, test } from 'vitest';
import type { Outcome } from '#live/outcome.ts';
import {
	giveUpMs,
	type MachineEvent,
	openMachine,
	type RefreshMachine,
	step,
	toNextTime,
} from '#live/refresh/machine.ts';
import { retryMs } from '#live/retry.ts';

const refreshMs = 600_000;
const start = 1_000_000;
const failed = { state: 'failed', reason: 'timeout', retryAt: 0 } as const;

test('a page that opens sends a request, for which the visitor waits', () => {
	const page = open();
	expect(page.machine.request).toEqual({ id: 1, askedAt: start, announced: true });
	page.at(100, { type: 'time' });
	expect(page.machine.count).toBe(1);
});

test('after a good answer it waits for its whole time, and asks without a word', () => {
	const page = open();
	page.at(100, answer(live(start + 100)));
	expect(toNextTime(page.machine)).toBe(start + 100 + refreshMs);
	page.at(refreshMs + 99, { type: 'time' });
	expect(page.machine.request).toBeUndefined();
	page.at(refreshMs + 100, { type: 'time' });
	expect(page.machine.request).toMatchObject({ id: 2, announced: false });
});

test('data that are doubted are requested again a minute later', () => {
	const page = open();
	page.at(100, answer({ ...live(start + 100), doubt: 'jump' }));
	expect(toNextTime(page.machine)).toBe(start + retryMs);
	page.at(retryMs, { type: 'time' });
	expect(page.machine.request).toMatchObject({ id: 2, announced: false });
});

test('an answer from the cache is as old as it is, and the tab that has sent the request goes first', () => {
	const page = open();
	page.at(100, answer(live(start - 200_000)));
	expect(toNextTime(page.machine)).toBe(start - 200_000 + refreshMs + 2000);
});

test.each([
	['longer than the page waits', start - 2 * refreshMs],
	['since a time that is not yet', start + 10 * refreshMs],
])('an answer that is fresh %s is not requested at once', (_, at) => {
	const page = open();
	page.at(100, answer(live(at)));
	expect(toNextTime(page.machine)).toBe(start + 100 + refreshMs);
});

describe('a failure', () => {
	test('is repeated a minute after its request, however often it comes', () => {
		const page = open();
		for (let minute = 0; minute < 20; minute += 1) {
			const askedAt = minute * retryMs;
			page.at(askedAt, { type: 'time' });
			expect(page.machine.request).toMatchObject({ id: minute + 1, askedAt: start + askedAt });
			page.at(askedAt + 8000, answer(failed, minute + 1));
		}
	});

	test('is repeated when the service allows it, if that is later', () => {
		const page = open();
		page.at(10, answer({ ...failed, retryAt: start + 120_000 }));
		page.at(119_999, { type: 'time' });
		expect(page.machine.request).toBeUndefined();
		page.at(120_000, { type: 'time' });
		expect(page.machine.request).toBeDefined();
	});

	test('that falls due while the page is hidden is repeated as soon as it is shown', () => {
		const page = open();
		page.at(10, answer(failed));
		page.at(20, { type: 'hide' });
		expect(toNextTime(page.machine)).toBeUndefined();
		page.at(180_000, { type: 'time' });
		expect(page.machine.request).toBeUndefined();
		page.at(180_001, { type: 'show' });
		expect(page.machine.request).toMatchObject({ id: 2 });
	});

	test('is repeated at once when the network is back, data that are fresh are not', () => {
		const page = open();
		page.at(10, answer({ ...failed, reason: 'offline' }));
		page.at(20, { type: 'online' });
		expect(page.machine.request).toMatchObject({ id: 2, announced: false });
		page.at(30, answer(live(start + 30), 2));
		page.at(40, { type: 'online' });
		expect(page.machine.request).toBeUndefined();
	});

	test('keeps what is shown', () => {
		const page = open();
		page.at(10, answer(live(start + 10)));
		page.at(20, { type: 'refresh' });
		page.at(30, answer(failed, 2));
		expect(page.machine.outcome).toMatchObject({ state: 'stale', data: 'data', at: start + 10 });
	});
});

test('a page that is opened in the background waits until it is shown', () => {
	const page = open(true);
	expect(page.machine.request).toBeUndefined();
	page.at(60_000, { type: 'show' });
	expect(page.machine.request).toMatchObject({ id: 1, announced: true });
});

test('a kept answer is shown while the request is on its way, and not in place of a newer one', () => {
	const page = open();
	page.at(1, { type: 'kept', id: 1, outcome: { ...live(500), state: 'kept' } });
	expect(page.machine.outcome).toMatchObject({ state: 'kept', at: 500 });
	expect(page.machine.request).toBeDefined();
	page.at(2, answer({ ...failed }));
	page.at(3, { type: 'refresh' });
	page.at(4, { type: 'kept', id: 2, outcome: { ...live(500), state: 'kept' } });
	expect(page.machine.outcome).toMatchObject({ state: 'stale' });
	page.at(5, { type: 'kept', id: 2, outcome: { ...live(900), state: 'kept' } });
	expect(page.machine.outcome).toMatchObject({ state: 'kept', at: 900 });
});

test('a request that never ends is given up, and its late answer counts for nothing', () => {
	const page = open();
	expect(toNextTime(page.machine)).toBe(start + giveUpMs);
	page.at(giveUpMs, { type: 'time' });
	expect(page.machine).toMatchObject({ request: undefined, outcome: { reason: 'timeout' } });
	page.at(giveUpMs + 1, answer(live(start)));
	expect(page.machine.outcome?.state).toBe('failed');
	expect(toNextTime(page.machine)).toBe(start + retryMs);
});

test('the visitor learns that there is nothing newer', () => {
	const page = open();
	page.at(10, answer(live(start + 10)));
	expect(page.machine.unchanged).toBe(false);
	page.at(20, { type: 'refresh' });
	expect(page.machine.request).toMatchObject({ announced: true });
	page.at(30, answer(live(start + 10), 2));
	expect(page.machine.unchanged).toBe(true);
	page.at(refreshMs + 5000, { type: 'time' });
	page.at(refreshMs + 5010, answer(live(start + refreshMs + 5010), 3));
	expect(page.machine.unchanged).toBe(false);
});

test('a visitor who refreshes while a request is running waits for that one', () => {
	const page = open();
	page.at(10, answer(live(start + 10)));
	page.at(refreshMs + 10, { type: 'time' });
	page.at(refreshMs + 20, { type: 'refresh' });
	expect(page.machine.request).toMatchObject({ id: 2, announced: true });
});

test('a page in the back-forward cache asks again when it comes back', () => {
	const page = open();
	page.at(10, { type: 'leave' });
	expect(page.machine.request).toBeUndefined();
	page.at(20, answer(live(start)));
	expect(page.machine.outcome).toBeUndefined();
	page.at(600_000, { type: 'time' });
	expect(page.machine.request).toBeUndefined();
	page.at(600_001, { type: 'return' });
	expect(page.machine.request).toMatchObject({ id: 2, announced: true });
});

test('a clock that is set back holds up nothing', () => {
	const page = open();
	page.at(10, answer(failed));
	page.at(-86_400_000, { type: 'time' });
	expect(page.machine.request).toMatchObject({ id: 2 });
	page.at(-2 * 86_400_000, { type: 'time' });
	expect(page.machine.outcome).toMatchObject({ reason: 'timeout' });
});

test('an event that changes nothing gives the same machine', () => {
	const page = open();
	const before = page.machine;
	page.at(10, { type: 'time' });
	page.at(10, answer(live(5), 7));
	expect(page.machine).toBe(before);
});

function open(hidden = false) {
	const page = {
		machine: openMachine<string>(hidden, start),
		/** `ms` after the start. */
		at: (ms: number, event: MachineEvent<string>) => {
			page.machine = step<string>(page.machine, event, start + ms, refreshMs);
		},
	} satisfies { machine: RefreshMachine<string>; at: unknown };
	page.at(0, { type: 'time' });
	return page;
}

function live(at: number): Extract<Outcome<string>, { state: 'live' }> {
	return { state: 'live', source: 'nbu', data: 'data', at };
}

function answer(outcome: Outcome<string>, id = 1): MachineEvent<string> {
	return { type: 'answer', id, outcome };
}
