import { useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { isReachable, untilReachable } from '#browser/reachable.ts';
import { toClassicScript } from '#lib/trace/classic-script.ts';
import type { SyntaxFault } from '#lib/trace/syntax-fault.ts';
import type { Case } from '#tools/tasks/cases.ts';
import {
	type CaseResult,
	type Ending,
	type OpenSandbox,
	runCases,
} from '#tools/tasks/run/run-cases.ts';
import { functionNames, type TaskId } from '#tools/tasks/task-ids.ts';
import { findKept, openServed, type SandboxPlaces } from './sandbox.ts';

/** How a run ended; `unreadable` code has a fault whose place is known, `offline` code waits for a connection. */
export type RunEnding =
	| Ending
	| { ending: 'unreadable'; fault: SyntaxFault }
	| { ending: 'offline' };

/** A line of the console, of the case at `place`; without one, of the code as it loads. */
interface Printed {
	text: string;
	place: number | undefined;
}

/** What the last run of the visitor's code showed. */
export interface Run {
	running: boolean;
	results: readonly (CaseResult | undefined)[];
	printed: readonly Printed[];
	/** More was printed than is kept. */
	cut: boolean;
	ending: RunEnding | undefined;
}

const idle: Run = { running: false, results: [], printed: [], cut: false, ending: undefined };

/** Runs code against cases in the sandbox; a later run or a change makes an earlier one worthless. */
export function useRun(task: TaskId, sandbox: SandboxPlaces) {
	const [run, setRun] = useState<Run>(idle);
	const latest = useRef(0);

	useEffect(
		() => () => {
			latest.current += 1;
		},
		[],
	);

	/**
	 * `script` is the code with what reports its steps, where the run is watched: it leaves the last results as they are.
	 * @returns undefined after a later run or a change
	 */
	async function start(
		code: string,
		cases: readonly Case[],
		script?: string,
	): Promise<RunEnding | undefined> {
		const watched = script !== undefined;
		latest.current += 1;
		const own = latest.current;
		const change = (next: (run: Run) => Run) => {
			if (own === latest.current && !watched) setRun(next);
		};
		// A watched run ends one of all cases, whose results would not come any more.
		if (watched) setRun((run) => (run.running ? idle : run));
		change(() => ({ ...idle, running: true }));
		const isAwaited = () => own === latest.current;
		let open = await findSandbox(sandbox);
		if (!open) {
			if (isAwaited()) setRun({ ...idle, ending: { ending: 'offline' } });
			await untilReachable(sandbox.served, isAwaited);
			if (!isAwaited()) return undefined;
			setRun(idle);
			change(() => ({ ...idle, running: true }));
			open = openServed(sandbox);
		}
		const ended = await runCases(
			cases,
			{ code: script ?? toScript(code), name: functionNames[task], watched },
			open,
			{
				onCase: (place, result) =>
					change((run) => {
						const results = [...run.results];
						results[place] = result;
						return { ...run, results };
					}),
				onPrint: (text, place, last) =>
					change((run) => ({
						...run,
						printed: [...run.printed, { text, place }],
						cut: run.cut || last,
					})),
			},
		);
		const ending = await toLocated(ended, code);
		if (!isAwaited()) return undefined;
		change((run) => ({ ...run, running: false, ending }));
		if (watched && ending.ending !== 'done') setRun({ ...idle, ending });
		return ending;
	}

	function forget() {
		latest.current += 1;
		setRun(idle);
	}

	return { run, start, forget };
}

/** The sandbox of the server, or the one that is kept. */
async function findSandbox(sandbox: SandboxPlaces): Promise<OpenSandbox | undefined> {
	return (await isReachable(sandbox.served)) ? openServed(sandbox) : findKept(sandbox);
}

/** Where code could not be read, the parser of the editor finds the place and the reason; browsers do not report these to scripts. */
async function toLocated(ending: Ending, code: string): Promise<RunEnding> {
	if (ending.ending !== 'broken' || ending.reason !== 'syntax') return ending;
	try {
		const { findSyntaxFault } = await loadModule(() => import('#lib/trace/syntax-fault.ts'));
		const fault = findSyntaxFault(code);
		return fault ? { ending: 'unreadable', fault } : ending;
	} catch {
		return ending;
	}
}

/** The sandbox runs classic scripts. */
function toScript(code: string): string {
	const { script, names } = toClassicScript(code);
	return script + names;
}
