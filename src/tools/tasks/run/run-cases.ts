import { type BreakReason, isMessage, type Message, type WorkerJob } from './protocol.ts';
import type { Trace } from './step.ts';

/** A case that has not ended after this long is stopped. */
export const limitMs = 1000;

/** The sandbox has this long to open; a slow network is no fault of the code. */
export const openLimitMs = 10_000;

/** After so many cases without an end the rest is not tried. */
const mostTimeouts = 2;

/** A worker of the sandbox, at work on a job. `close` ends it, whatever it does. */
interface Sandbox {
	close: () => void;
}
export type OpenSandbox = (job: WorkerJob, listen: (data: unknown) => void) => Sandbox;

export type CaseResult =
	| { outcome: 'pass' | 'fail'; text: string }
	| { outcome: 'error'; text: string; line?: number }
	| { outcome: 'timeout' | 'skipped' };

export interface RunEvents {
	onCase: (place: number, result: CaseResult) => void;
	onPrint: (text: string, last: boolean) => void;
}

/** How a run ended: `broken` code could not be loaded, `closed` is a sandbox that did not open. */
export type Ending =
	| { ending: 'done'; trace?: Trace }
	| { ending: 'broken'; reason: BreakReason; message: string; line?: number }
	| { ending: 'closed' };

/** Runs code against all cases, each within its time. After an endless one a new worker goes on. */
export async function runCases(
	job: WorkerJob,
	open: OpenSandbox,
	{ onCase, onPrint }: RunEvents,
): Promise<Ending> {
	let from = job.from;
	let timeouts = 0;
	let trace: Trace | undefined;
	while (from < job.cases.length) {
		const end = await runOnce({ ...job, from }, open, { onCase, onPrint });
		if (end.ending !== 'timeout') return end;
		timeouts += 1;
		trace = end.trace;
		onCase(end.place, { outcome: 'timeout' });
		from = end.place + 1;
		// What does not even load in time will not do so the next time.
		if (timeouts < mostTimeouts && end.started) continue;
		for (; from < job.cases.length; from += 1) onCase(from, { outcome: 'skipped' });
	}
	return { ending: 'done', ...(trace && { trace }) };
}

type OneEnding =
	| Ending
	| { ending: 'timeout'; place: number; started: boolean; trace: Trace | undefined };

function runOnce(job: WorkerJob, open: OpenSandbox, events: RunEvents): Promise<OneEnding> {
	return new Promise((resolve) => {
		let ready = false;
		let place = job.from;
		let started = false;
		let trace: Trace | undefined;
		let timer = setTimeout(stop, openLimitMs);
		const sandbox = open(job, receive);

		function stop() {
			end(ready ? { ending: 'timeout', place, started, trace } : { ending: 'closed' });
		}

		function end(ending: OneEnding) {
			clearTimeout(timer);
			sandbox.close();
			resolve(ending);
		}

		/** Only the message that is expected next restarts the time limit; others do not. */
		function receive(data: unknown) {
			if (!isMessage(data)) return;
			if (data.type === 'print') events.onPrint(data.text, data.last);
			else if (data.type === 'ready' && !ready) {
				ready = true;
				wait();
			} else if (data.type === 'start' && data.place === place) {
				started = true;
				wait();
			} else if (data.type === 'case' && data.place === place && started) {
				events.onCase(place, toResult(data));
				place += 1;
				wait();
			} else if (data.type === 'trace') trace = data.trace;
			else if (data.type === 'broken') {
				const { reason, message, line } = data;
				end({ ending: 'broken', reason, message, ...(line && { line }) });
			} else if (data.type === 'end' && place === job.cases.length) {
				end({ ending: 'done', ...(trace && { trace }) });
			}
		}

		function wait() {
			clearTimeout(timer);
			timer = setTimeout(stop, limitMs);
		}
	});
}

function toResult({ outcome, text, line }: Message & { type: 'case' }): CaseResult {
	if (outcome !== 'error') return { outcome, text };
	return { outcome, text, ...(line && { line }) };
}
