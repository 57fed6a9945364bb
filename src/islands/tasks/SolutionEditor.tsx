import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { report } from '#lib/report.ts';
import type { CodeEditor } from './code-editor.ts';
import { toFaultWords } from './fault-words.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	ref: Ref<{ setCode: (code: string) => void }>;
	code: string;
	t: WorkshopMessages['editor'];
	onChange: (code: string) => void;
	onRun: () => void;
}

type State = 'loading' | 'ready' | 'failed';

/** The code editor, or a plain field while it is not there. What was typed in one is in the other. */
export function SolutionEditor({ ref, code, t, onChange, onRun }: Props) {
	const host = useRef<HTMLDivElement>(null);
	const editor = useRef<CodeEditor>(undefined);
	const readCode = useEffectEvent(() => code);
	const change = useEffectEvent(onChange);
	const run = useEffectEvent(onRun);
	const [state, setState] = useState<State>('loading');
	useSaid(state === 'ready' ? '' : t[state], 'editor');

	useImperativeHandle(ref, () => ({
		setCode: (next) => {
			editor.current?.setCode(next);
			onChange(next);
		},
	}));

	useEffect(() => {
		if (state !== 'loading') return;
		let left = false;
		loadModule(() => import('./code-editor.ts')).then(
			({ openCodeEditor }) => {
				if (left || !host.current) return;
				editor.current = openCodeEditor(host.current, {
					code: readCode(),
					label: t.label,
					description: t.keys,
					explain: (fault) => toFaultWords(fault, t),
					onChange: (next) => change(next),
					onRun: () => run(),
				});
				setState('ready');
			},
			(error) => {
				report(error, 'load the code editor');
				if (!left) setState('failed');
			},
		);
		return () => {
			left = true;
		};
	}, [state, t]);

	// What is hidden cannot take the focus: it is given after the editor is shown.
	useEffect(() => {
		if (state === 'ready') editor.current?.focus();
	}, [state]);

	useEffect(() => () => editor.current?.close(), []);

	return (
		<div className="solution-editor" {...useFocusKept()}>
			<div ref={host} hidden={state !== 'ready'} />
			{state !== 'ready' && (
				<textarea
					aria-label={t.label}
					value={code}
					spellCheck={false}
					autoCapitalize="none"
					autoComplete="off"
					readOnly={state === 'loading'}
					onChange={({ target }) => onChange(target.value)}
					onKeyDown={({ key, ctrlKey, metaKey }) => {
						if (key === 'Enter' && (ctrlKey || metaKey)) onRun();
					}}
				/>
			)}
			{state !== 'ready' && <p className="editor-state">{t[state]}</p>}
			{state === 'failed' && (
				<button type="button" className="button" onClick={() => setState('loading')}>
					{t.retry}
				</button>
			)}
			{state !== 'failed' && (
				<p className="quiet" data-keys="focus">
					{t.keys}
				</p>
			)}
		</div>
	);
}
