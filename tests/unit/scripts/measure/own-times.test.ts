import { expect, test } from 'vitest';
import { toOwnTimes } from '../../../../scripts/measure/lighthouse/own-times.ts';

/** In microseconds: when it began, how long it took by the clock, and on the processor. */
function event(ts: number, dur?: number, tdur?: number, tid = 1, name = 'x') {
	return { name, pid: 1, tid, ts, dur, tdur };
}

const toTimes = (events: readonly ReturnType<typeof event>[]) =>
	toOwnTimes(events).map(({ ts, dur }) => [ts, dur]);

test('a task that waited for the processor takes the time that it spent there', () => {
	expect(toTimes([event(1000, 900, 100)])).toEqual([[1000, 100]]);
});

test('what is in a task stays in it, and takes its share', () => {
	const layout = event(1400, 400, 90);
	const mark = event(1800);
	expect(toTimes([event(1000, 1000, 500), layout, mark])).toEqual([
		[1000, 500],
		[1200, 200],
		[1400, undefined],
	]);
});

test('the task in which the browser takes the page on, before it reads the page, takes no time', () => {
	const commit = event(1400, 400, 400, 1, 'DocumentLoader::CommitNavigation');
	expect(toTimes([event(1000, 1000, 900), commit, event(2000, 300, 300)])).toEqual([
		[1000, 0],
		[1000, 0],
		[2000, 300],
	]);
});

test('the order in the trace does not matter, and the outermost task counts', () => {
	expect(toTimes([event(1400, 400, 40), event(1000, 1000, 500)])).toEqual([
		[1200, 200],
		[1000, 500],
	]);
	expect(toTimes([event(1000, 500, 50), event(1000, 1000, 1000)])).toEqual([
		[1000, 500],
		[1000, 1000],
	]);
});

test('other threads, what is between tasks, and tasks that did not wait are left as they are', () => {
	const events = [
		event(1000, 1000, 500),
		event(1500, 100, undefined, 2),
		event(2000),
		event(2000, 300, 300),
		event(2400, 100, 140),
		event(2450, 0, 0),
	];
	expect(toTimes(events).slice(1)).toEqual(events.slice(1).map(({ ts, dur }) => [ts, dur]));
});
