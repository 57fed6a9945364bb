import { useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { Saving } from '#islands/shared/saving/Saving.tsx';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toCall } from '#tools/tasks/call.ts';
import { type Case, getCases } from '#tools/tasks/cases.ts';
import { toOwnCase } from '#tools/tasks/own-case.ts';
import { longestCode, noWork, type OwnCase, toWorkTexts, workOn } from '#tools/tasks/store.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';
import { CaseTable } from './CaseTable.tsx';
import { OwnCaseForm } from './OwnCaseForm.tsx';
import type { OwnTrace } from './own-trace.ts';
import { RunReport } from './RunReport.tsx';
import { SolutionEditor } from './SolutionEditor.tsx';
import type { SandboxPlaces } from './sandbox.ts';
import { useRun } from './use-run.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	task: TaskId;
	/** The page's own solution. */
	original: string;
	sandbox: SandboxPlaces;
	t: WorkshopMessages['editor'];
	onWatch: (trace: OwnTrace) => void;
}

/** The editor, the test cases and their results. It is loaded on first use. */
export function OwnSolutionPanel({ task, original, sandbox, t, onWatch }: Props) {
	const $work = workOn(task);
	const work = useSaved($work, noWork);
	const [code, setCode] = useState(() => $work.get().code ?? original);
	const [notice, setNotice] = useNotice();
	const editor = useRef<{ setCode: (code: string) => void }>(null);
	const { run, start, forget } = useRun(task, sandbox);
	const cases = [...getCases(task), ...work.cases.flatMap((own) => toOwnCase(task, own) ?? [])];
	const tooLong = code.length > longestCode;
	useSaid(tooLong ? t.tooLong : '');

	function test() {
		if (!run.running && !tooLong) start(code, cases);
	}

	function change(next: string) {
		setCode(next);
		setNotice('');
		forget();
		if (next.length > longestCode) return;
		$work.set({ ...$work.get(), code: next === original ? undefined : next });
	}

	function reset() {
		editor.current?.setCode(original);
		setNotice(t.wasReset);
	}

	function changeCases(own: readonly OwnCase[]) {
		forget();
		$work.set({ ...$work.get(), cases: own });
	}

	async function watch(watched: Case, call: string) {
		const { toWatched } = await loadModule(() => import('./watched-code.ts'));
		const { script, lines } = toWatched(code);
		const ending = await start(code, [watched], script);
		if (!ending) return;
		setNotice('');
		if (ending.ending !== 'done' || !ending.trace) return;
		onWatch({ key: Date.now(), code, lines, trace: ending.trace, call });
	}

	return (
		<>
			<Saving texts={toWorkTexts(task, work)} file={task} t={t.saving} />
			<SolutionEditor ref={editor} code={code} t={t} onChange={change} onRun={test} />
			{tooLong && <p>{t.tooLong}</p>}
			<div className="controls">
				<button
					type="button"
					className="button primary"
					aria-disabled={run.running || tooLong}
					aria-keyshortcuts="Control+Enter Meta+Enter"
					onClick={test}
				>
					{run.running ? t.running : t.run}
				</button>
				<button type="button" className="button" onClick={reset}>
					{t.reset}
				</button>
				<p>{notice}</p>
			</div>
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
