import { report } from '#lib/report.ts';
import type { Load, Outcome } from '#live/outcome.ts';
import {
	type MachineEvent,
	openMachine,
	type RefreshMachine,
	step,
	toNextTime,
} from './machine.ts';

/** Timers may stop while a computer sleeps, so the clock is read at least this often. */
const lookMs = 30_000;

export interface Refresher<Data> {
	send: (event: MachineEvent<Data>) => void;
	/** Aborts all requests; this cannot be undone. */
	stop: () => void;
}

/**
 * Runs the machine of a page: sends its requests, and sets its timer. `onChange` receives each new state, the first one
 * before this function returns. `load` must not keep anything between its calls.
 */
export function createRefresher<Data>(
	load: Load<Data>,
	{ refreshMs, hidden, onChange }: RefresherOptions<Data>,
): Refresher<Data> {
	let machine = openMachine<Data>(hidden, Date.now());
	let timer: ReturnType<typeof setTimeout> | undefined;
	let controller = new AbortController();
	let stopped = false;

	function send(event: MachineEvent<Data>) {
		if (stopped) return;
		const before = machine;
		machine = step(before, event, Date.now(), refreshMs);
		plan();
		if (before.request && machine.request?.id !== before.request.id) controller.abort();
		if (machine.request && machine.request.id !== before.request?.id) ask(machine.request.id);
		if (machine !== before) onChange(machine);
	}

	function plan() {
		clearTimeout(timer);
		const at = toNextTime(machine);
		if (at === undefined) return;
		const ms = Math.min(Math.max(at - Date.now(), 0), lookMs);
		timer = setTimeout(() => send({ type: 'time' }), ms);
	}

	function ask(id: number) {
		controller = new AbortController();
		const { signal } = controller;
		const onKept = (outcome: Outcome<Data>) => send({ type: 'kept', id, outcome });
		load({ signal, onKept }).then(
			(outcome) => send({ type: 'answer', id, outcome }),
			(error: unknown) => {
				if (!signal.aborted) send({ type: 'answer', id, outcome: toFailure(error) });
			},
		);
	}

	send({ type: 'time' });
	return {
		send,
		stop: () => {
			stopped = true;
			clearTimeout(timer);
			controller.abort();
		},
	};
}

/** The code that sends requests did not load: the network is off, or the site has been updated. */
function toFailure(error: unknown): Outcome<never> {
	report(error, 'load the code that requests data');
	const reason = navigator.onLine === false ? 'offline' : 'unreachable';
	return { state: 'failed', reason, retryAt: 0 };
}

interface RefresherOptions<Data> {
	/** Milliseconds from a good answer to the next request. */
	refreshMs: number;
	/** Whether the page is hidden now. */
	hidden: boolean;
	onChange: (machine: RefreshMachine<Data>) => void;
}
