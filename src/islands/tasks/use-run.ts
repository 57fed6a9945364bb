import { useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Case } from '#tools/tasks/cases.ts';
import { type CaseResult, type Ending, runCases } from '#tools/tasks/run/run-cases.ts';
import { functionNames, type TaskId } from '#tools/tasks/task-ids.ts';
import { sandboxAt } from './sandbox.ts';

/** What the last run of the visitor's code showed. */
export interface Run {
	running: boolean;
	results: readonly (CaseResult | undefined)[];
	printed: readonly string[];
	/** More was printed than is kept. */
	cut: boolean;
	ending: Ending | undefined;
}

const idle: Run = { running: false, results: [], printed: [], cut: false, ending: undefined };

/** Runs code against cases in the sandbox; a later run or a change makes an earlier one worthless. */
export function useRun(task: TaskId, sandbox: string) {
	const [run, setRun] = useState<Run>(idle);
	const latest = useRef(0);

	useEffect(
		() => () => {
			latest.current += 1;
		},
		[],
	);

	async function start(code: string, cases: readonly Case[], watched = false): Promise<Ending> {
		latest.current += 1;
		const own = latest.current;
		const change = (next: (run: Run) => Run) => {
			if (own === latest.current && !watched) setRun(next);
		};
		change(() => ({ ...idle, running: true }));
		const ended = await runCases(
			{ code: toScript(code), name: functionNames[task], cases, from: 0, watched },
			sandboxAt(sandbox),
			{
				onCase: (place, result) =>
					change((run) => {
						const results = [...run.results];
						results[place] = result;
						return { ...run, results };
					}),
				onPrint: (text, last) =>
					change((run) => ({ ...run, printed: [...run.printed, text], cut: last })),
			},
		);
		const ending = await toLocated(ended, code);
		change((run) => ({ ...run, running: false, ending }));
		return ending;
	}

	function forget() {
		latest.current += 1;
		setRun(idle);
	}

	return { run, start, forget };
}

/** Adds the line of a syntax error, which browsers do not report to scripts: the parser of the editor finds it. */
async function toLocated(ending: Ending, code: string): Promise<Ending> {
	if (ending.ending !== 'broken' || ending.line || !/^SyntaxError/.test(ending.message)) {
		return ending;
	}
	try {
		const { findSyntaxError } = await loadModule(() => import('#lib/trace/instrument.ts'));
		const line = findSyntaxError(code);
		return line === undefined ? ending : { ...ending, line };
	} catch {
		return ending;
	}
}

/** The sandbox runs classic scripts, which have no exports. Lines keep their numbers. */
function toScript(code: string): string {
	return code.replace(/^([ \t]*)export[ \t]+(?:default[ \t]+)?(?=[\w])/gm, '$1');
}
