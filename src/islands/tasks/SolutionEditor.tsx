import {
	type Ref,
	useEffect,
	useEffectEvent,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { loadModule } from '#browser/load-module.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useLater } from '#islands/shared/use-later.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import type { CodeEditor } from './code-editor.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	ref: Ref<{ setCode: (code: string) => void }>;
	code: string;
	/** Only then is the code editor loaded. */
	used: boolean;
	t: WorkshopMessages['editor'];
	onUse: () => void;
	onChange: (code: string) => void;
	onRun: () => void;
}

const loadEditor = () =>
	loadModule(() => import('./code-editor.ts')).then(({ openCodeEditor }) => openCodeEditor);

/** A plain field, or the code editor once it is there: it has the text, the focus and the caret of the field. */
export function SolutionEditor({ ref, code, used, t, onUse, onChange, onRun }: Props) {
	const host = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const editor = useRef<CodeEditor>(undefined);
	const change = useEffectEvent(onChange);
	const run = useEffectEvent(onRun);
	const [later, retry] = useLater(loadEditor, used);
	const [open, setOpen] = useState(false);
	const words = { unwanted: '', loading: t.loading, failed: t.failed, ready: '' }[later.state];
	useSaid(words, 'editor');

	useImperativeHandle(ref, () => ({
		setCode: (next) => {
			editor.current?.setCode(next);
			onChange(next);
		},
	}));

	// Before the browser paints and takes another key: nothing typed falls between the two.
	useLayoutEffect(() => {
		if (later.state !== 'ready' || !host.current || !field.current) return;
		const { value, selectionStart, selectionEnd, scrollTop } = field.current;
		editor.current = later.value(host.current, {
			code: value,
			selection: { anchor: selectionStart, head: selectionEnd },
			scrollTop,
			t,
			onChange: (next) => change(next),
			onRun: () => run(),
		});
		if (document.activeElement === field.current) editor.current.focus();
		setOpen(true);
	}, [later, t]);

	useEffect(() => () => editor.current?.close(), []);

	return (
		<div className="solution-editor" {...useFocusKept()}>
			<div ref={host} hidden={later.state !== 'ready'} />
			{!open && (
				<textarea
					ref={field}
					aria-label={t.label}
					value={code}
					spellCheck={false}
					autoCapitalize="none"
					autoComplete="off"
					onFocus={onUse}
					onChange={({ target }) => onChange(target.value)}
					onKeyDown={({ key, ctrlKey, metaKey }) => {
						if (key === 'Enter' && (ctrlKey || metaKey)) onRun();
					}}
				/>
			)}
			{words && <p className="editor-state">{words}</p>}
			{later.state === 'failed' && (
				<button type="button" className="button" onClick={retry}>
					{t.retry}
				</button>
			)}
			{later.state !== 'failed' && (
				<p className="quiet" data-keys="focus">
					{t.keys}
				</p>
			)}
		</div>
	);
}
