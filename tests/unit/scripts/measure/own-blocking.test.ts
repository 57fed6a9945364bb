import { expect, test } from 'vitest';
import { measureOwnBlocking } from '../../../../scripts/measure/lighthouse/own-blocking.ts';

const begin = {
	...event('navigationStart', 1000, 0),
	ph: 'R',
	args: { data: { documentLoaderURL: 'http://localhost/extra' } },
};

/** In milliseconds: when it began, how long it took by the clock, and on the processor. */
function event(name: string, ts: number, dur: number, tdur = dur) {
	return { name, ph: 'X', pid: 1, tid: 2, ts: ts * 1000, dur: dur * 1000, tdur: tdur * 1000 };
}

test('a task that waited for other programs does not count', () => {
	expect(measureOwnBlocking([begin, event('RunTask', 1100, 161, 5)])).toBe(0);
});

test('scripts count four times, layout and paint twice, beyond 50 ms each', () => {
	expect(measureOwnBlocking([begin, event('RunTask', 1100, 20), event('RunTask', 1200, 30)])).toBe(
		30 + 70,
	);
	expect(measureOwnBlocking([begin, event('RunTask', 1100, 30), event('Layout', 1110, 20)])).toBe(
		10 * 4 + 20 * 2 - 50,
	);
});

test('other threads and what came before the page do not count', () => {
	const elsewhere = { ...event('RunTask', 1100, 90), tid: 3 };
	expect(
		measureOwnBlocking([event('RunTask', 900, 90), begin, elsewhere, event('RunTask', 1100, 1)]),
	).toBe(0);
});

test('without a page, or without times of the processor, nothing is known', () => {
	expect(measureOwnBlocking([event('RunTask', 1100, 90)])).toBeUndefined();
	expect(
		measureOwnBlocking([begin, { ...event('RunTask', 1100, 90), tdur: undefined }]),
	).toBeUndefined();
});
