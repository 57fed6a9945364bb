import { z } from 'zod';

/** Any event of a trace. Times are in microseconds: `dur` by the clock, `tdur` on the processor; tasks have both. */
const traceEvent = z.looseObject({
	name: z.string(),
	pid: z.number(),
	tid: z.number(),
	ts: z.number(),
	dur: z.number().optional(),
	tdur: z.number().optional(),
});

type TraceEvent = z.infer<typeof traceEvent>;

interface Task {
	begin: number;
	end: number;
	/** How much of its time it spent on the processor, 0 to 1. */
	share: number;
}

/** A trace as Lighthouse stores it. */
export const traceSchema = z.looseObject({ traceEvents: z.array(traceEvent) });

/**
 * The events of a trace as an idle machine would have recorded them: a task takes the time that it spent on the
 * processor, and what is in it takes the same share of its own. Lighthouse multiplies what it finds here to get the
 * times of its phone, and by the clock that includes what other programs, and other guests of the machine, took meanwhile.
 *
 * The browser takes a page on before it reads its first byte: it makes a script context, and runs in it what Lighthouse puts
 * there. Lighthouse's model has the first paint before that work, and would count it as blocking: a page of two sentences
 * was blocked for 14 to 43 ms by it. So that task takes no time here.
 *
 * It is a lower bound: a task that waits for another process of the browser (storage, a font of the device) is not on the
 * processor either, and what was painted before what stays as the clock recorded it.
 */
export function toOwnTimes(events: readonly TraceEvent[]): TraceEvent[] {
	const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
	const tasks = new Map([...threads].map(([thread, own]) => [thread, listTasks(own)]));
	return events.map((event) => {
		const task = findTask(tasks.get(`${event.pid} ${event.tid}`) ?? [], event.ts);
		if (!task) return event;
		const ts = task.begin + (event.ts - task.begin) * task.share;
		return { ...event, ts, ...(event.dur !== undefined && { dur: event.dur * task.share }) };
	});
}

/** The tasks of a thread in their order, without those that are part of another one. */
function listTasks(events: readonly TraceEvent[]): Task[] {
	const tasks: Task[] = [];
	const timed = events.flatMap(({ ts, dur, tdur }) =>
		dur === undefined || tdur === undefined || dur === 0 ? [] : [{ ts, dur, tdur }],
	);
	const commits = events.filter(({ name }) => name === 'DocumentLoader::CommitNavigation');
	for (const { ts, dur, tdur } of timed.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
		if (ts < (tasks.at(-1)?.end ?? Number.NEGATIVE_INFINITY)) continue;
		const end = ts + dur;
		const isCommit = commits.some((commit) => ts <= commit.ts && commit.ts < end);
		tasks.push({ begin: ts, end, share: isCommit ? 0 : Math.min(1, tdur / dur) });
	}
	return tasks;
}

function findTask(tasks: readonly Task[], time: number): Task | undefined {
	let low = 0;
	let high = tasks.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((tasks[middle]?.begin ?? 0) <= time) low = middle + 1;
		else high = middle;
	}
	const task = tasks[low - 1];
	return task && time < task.end ? task : undefined;
}
