import { useEffect, useEffectEvent } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { toCall } from '#tools/tasks/call.ts';
import { type Case, getCases } from '#tools/tasks/cases.ts';
import { toOwnCase } from '#tools/tasks/own-case.ts';
import { type OwnCase, type TaskWork, toWorkTexts, workOn } from '#tools/tasks/store.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { CaseTable } from './CaseTable.tsx';
import { OwnCaseForm } from './OwnCaseForm.tsx';
import type { OwnTrace } from './own-trace.ts';
import { RunReport } from './RunReport.tsx';
import type { SandboxPlaces } from './sandbox.ts';
import { useRun } from './use-run.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	task: TaskId;
	code: string;
	/** What was saved before the solution was used, and what is saved now. */
	first: TaskWork;
	work: TaskWork;
	/** How often the tests were to be run. */
	tests: number;
	sandbox: SandboxPlaces;
	t: WorkshopMessages['editor'];
	onRunning: (running: boolean) => void;
	onWatch: (trace: OwnTrace) => void;
}

/** The test cases of a solution and their results. It is loaded on first use. */
export function OwnSolutionPanel(props: Props) {
	const { task, code, first, work, tests, sandbox, t, onRunning, onWatch } = props;
	const { run, start, forget } = useRun(task, sandbox);
	const cases = [...getCases(task), ...work.cases.flatMap((own) => toOwnCase(task, own) ?? [])];
	const test = useEffectEvent(() => {
		if (tests > 0) start(code, cases);
	});
	const change = useEffectEvent(forget);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the results of other code are worth nothing.
	useEffect(() => change(), [code]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: they are run each time they are asked for.
	useEffect(() => test(), [tests]);

	useEffect(() => onRunning(run.running), [onRunning, run.running]);

	function changeCases(own: readonly OwnCase[]) {
		forget();
		const $work = workOn(task);
		$work.set({ ...$work.get(), cases: own });
	}

	async function watch(watched: Case, call: string) {
		const { toWatched } = await loadModule(() => import('./watched-code.ts'));
		const { script, lines } = toWatched(code);
		const ending = await start(code, [watched], script);
		if (ending?.ending !== 'done' || !ending.trace) return;
		onWatch({ key: Date.now(), code, lines, trace: ending.trace, call });
	}

	return (
		<>
			<Saving
				first={toWorkTexts(task, first)}
				texts={toWorkTexts(task, work)}
				file={task}
				t={t.saving}
			/>
			<RunReport run={run} calls={cases.map(({ input }) => toCall(task, input))} t={t} />
			<CaseTable
				task={task}
				cases={cases}
				own={work.cases.length}
				results={run.results}
				t={t}
				onWatch={watch}
				onRemove={(place) => changeCases(work.cases.toSpliced(place, 1))}
			/>
			<OwnCaseForm task={task} t={t} onAdd={(own) => changeCases([...work.cases, own])} />
		</>
	);
}
