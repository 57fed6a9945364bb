import { type ComponentProps, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { fill } from '#i18n/messages.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { longestCode, noWork, workOn } from '#tools/tasks/store.ts';
import { functionNames } from '#tools/tasks/task-ids.ts';
import type { OwnSolutionPanel } from './OwnSolutionPanel.tsx';
import { SolutionEditor } from './SolutionEditor.tsx';

type PanelProps = ComponentProps<typeof OwnSolutionPanel>;

interface Props extends Pick<PanelProps, 'task' | 'sandbox' | 't' | 'onWatch'> {
	/** The page's own solution. */
	original: string;
}

const loadPanel = () =>
	loadModule(() => import('./OwnSolutionPanel.tsx')).then((module) => module.OwnSolutionPanel);

/** The visitor's own solution: a field at once, and what edits it and shows its tests as soon as it is used. */
export function OwnSolution({ task, original, sandbox, t, onWatch }: Props) {
	const $work = workOn(task);
	const work = useSaved($work, noWork);
	/** Nothing until the solution is used: then it is no longer what another tab saves. */
	const [used, setUsed] = useState<string>();
	const [first, setFirst] = useState(work);
	const [notice, setNotice] = useNotice();
	const editor = useRef<{ setCode: (code: string) => void }>(null);
	const [tests, setTests] = useState(0);
	const [running, setRunning] = useState(false);
	const [panel, retry] = usePart(loadPanel, used !== undefined);
	const code = used ?? work.code ?? original;
	const tooLong = code.length > longestCode;
	const busy = running || (tests > 0 && panel.state === 'loading');
	const fault = tooLong ? t.tooLong : panel.state === 'failed' ? t.noSandbox : '';
	useSaid(fault, 'solution');

	function use(next = code) {
		if (used === undefined) setFirst(work);
		setUsed(next);
		retry();
	}

	function test() {
		use();
		if (!busy && !tooLong) setTests(tests + 1);
	}

	function change(next: string) {
		use(next);
		setNotice('');
		if (next.length > longestCode) return;
		$work.set({ ...$work.get(), code: next === original ? undefined : next });
	}

	return (
		<section
			className="own-solution"
			aria-labelledby="own-solution"
			data-used={used !== undefined}
			{...useFocusKept()}
		>
			<h2 id="own-solution">{t.title}</h2>
			{used === undefined && (
				<button type="button" className="button primary open-editor" onClick={() => use()}>
					{t.open}
				</button>
			)}
			<p>{fill(t.lead, { name: functionNames[task] })}</p>
			<SolutionEditor
				ref={editor}
				code={code}
				used={used !== undefined}
				t={t}
				onUse={() => use()}
				onChange={change}
				onRun={test}
			/>
			<div className="controls">
				<button
					type="button"
					className="button primary"
					aria-disabled={busy || tooLong}
					aria-keyshortcuts="Control+Enter Meta+Enter"
					onClick={test}
				>
					{busy ? t.running : t.run}
				</button>
				<button
					type="button"
					className="button"
					onClick={() => {
						editor.current?.setCode(original);
						setNotice(t.wasReset);
					}}
				>
					{t.reset}
				</button>
				<p>{fault || notice}</p>
			</div>
			{panel.state === 'ready' && (
				<panel.Component
					onRunning={setRunning}
					{...{ task, code, first, work, tests, sandbox, t, onWatch }}
				/>
			)}
		</section>
	);
}
