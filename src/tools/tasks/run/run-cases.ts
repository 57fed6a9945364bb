import type { Case } from '#tools/tasks/cases.ts';
import { createConsole, printSent } from './console.ts';
import { type BreakReason, isMessage, type Message, type WorkerJob } from './protocol.ts';
import { isSameValue } from './same-value.ts';
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
	/** Lines of the console, printed by the case at `place`; without one, while the code is loaded. */
	onPrint: (text: string, place: number | undefined, last: boolean) => void;
}

/** How a run ended: `broken` code could not be loaded, `closed` is a sandbox that did not open. */
export type Ending =
	| { ending: 'done'; trace?: Trace }
	| { ending: 'broken'; reason: BreakReason; message: string; line?: number }
	| { ending: 'closed' };

/** Runs code against all cases, each within its time. After an endless one a new worker goes on. */
export async function runCases(
	cases: readonly Case[],
	job: Omit<WorkerJob, 'inputs' | 'from'>,
	open: OpenSandbox,
	{ onCase, onPrint }: RunEvents,
): Promise<Ending> {
	const inputs = cases.map(({ input }) => input);
	let from = 0;
	let timeouts = 0;
	let trace: Trace | undefined;
	while (from < cases.length) {
		const end = await runOnce(cases, { ...job, inputs, from }, open, { onCase, onPrint });
		if (end.ending !== 'timeout') return end;
		timeouts += 1;
		trace = end.trace;
		onCase(end.place, { outcome: 'timeout' });
		from = end.place + 1;
		// What does not even load in time will not do so the next time.
		if (timeouts < mostTimeouts && end.started) continue;
		for (; from < cases.length; from += 1) onCase(from, { outcome: 'skipped' });
	}
	return { ending: 'done', ...(trace && { trace }) };
}

type OneEnding =
	| Ending
	| { ending: 'timeout'; place: number; started: boolean; trace: Trace | undefined };

function runOnce(
	cases: readonly Case[],
	job: WorkerJob,
	open: OpenSandbox,
	events: RunEvents,
): Promise<OneEnding> {
	return new Promise((resolve) => {
		const toLines = createConsole();
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
			if (data.type === 'print') {
				for (const line of toLines(data)) events.onPrint(line, data.place, data.last);
			} else if (data.type === 'ready' && !ready) {
				ready = true;
				wait();
			} else if (data.type === 'start' && data.place === place) {
				started = true;
				wait();
			} else if (isAnswer(data) && data.place === place && started) {
				events.onCase(place, toResult(data, cases[place]));
				place += 1;
				wait();
			} else if (data.type === 'trace') trace = data.trace;
			else if (data.type === 'broken') {
				const { reason, message, line } = data;
				end({ ending: 'broken', reason, message, ...(line && { line }) });
			} else if (data.type === 'end' && place === cases.length) {
				end({ ending: 'done', ...(trace && { trace }) });
			}
		}

		function wait() {
			clearTimeout(timer);
			timer = setTimeout(stop, limitMs);
		}
	});
}

type Answer = Message & { type: 'case' | 'fault' };

function isAnswer(message: Message): message is Answer {
	return message.type === 'case' || message.type === 'fault';
}

/** The answer is compared here, out of reach of the visitor's code. */
function toResult(answer: Answer, asked: Case | undefined): CaseResult {
	if (answer.type === 'fault') {
		const { text, line } = answer;
		return { outcome: 'error', text, ...(line && { line }) };
	}
	const { sent } = answer;
	const same = 'got' in sent && isSameValue(sent.got, asked?.expected);
	return { outcome: same ? 'pass' : 'fail', text: printSent(sent) };
}
