import type { TraceEvent } from './module.ts';

/** Lighthouse's phone is that many times slower than this machine; in layout and painting, half as much. */
const slowdown = 4;
/** A task blocks the page for what it takes beyond this. */
const freeMs = 50;
const layoutNames = new Set(['Layerize', 'Layout', 'Paint', 'PrePaint', 'UpdateLayoutTree']);

interface Task {
	ts: number;
	dur: number;
	cpuMs: number;
}

/**
 * For how long the tasks of a page block Lighthouse’s phone, by the time that they spent on the processor, those before
 * the first paint included. Lighthouse counts by the clock: what other programs take meanwhile counts as the page’s.
 *
 * @returns milliseconds; undefined if the trace has no page or no times of the processor
 */
export function measureOwnBlocking(events: readonly TraceEvent[]): number | undefined {
	const begin = events.findLast(
		({ name, args }) =>
			name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
	);
	if (!begin) return undefined;
	const timed = events
		.filter(({ pid, tid, ph }) => pid === begin.pid && tid === begin.tid && ph === 'X')
		.flatMap(({ name, ts, dur, tdur }) =>
			dur === undefined || tdur === undefined ? [] : [{ name, ts, dur, cpuMs: tdur / 1000 }],
		);
	const tasks = timed.filter(({ name, ts }) => name.endsWith('RunTask') && ts >= begin.ts);
	if (tasks.length === 0) return undefined;
	const layouts = timed.filter(({ name }) => layoutNames.has(name));
	return tasks.reduce((sum, task) => sum + Math.max(0, toPhoneMs(task, layouts) - freeMs), 0);
}

function toPhoneMs(task: Task, layouts: readonly Task[]): number {
	const layoutMs = layouts
		.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur)
		.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
	return slowdown * (task.cpuMs - layoutMs / 2);
}
