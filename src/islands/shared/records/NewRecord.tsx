import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type SyntheticEvent,
	useEffect,
	useRef,
	useState,
} from 'react';
import { keepDraft, readDraft, toDraftKey } from '#browser/draft.ts';
import { isTooLong, toLine } from '#browser/records/long-text.ts';
import { useNotice, useSaid } from '#islands/shared/use-said.ts';
import { endsText } from './ends-text.ts';
import { readTransfer, takeLongText } from './take-long-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	/** Names the field (`new-task`). */
	kind: string;
	label: string;
	/** Words of the button. */
	add: string;
	/** Said and shown instead of adding a blank text. */
	blank: string;
	/** A text of several lines; see `endsText`. */
	lines?: boolean;
	/** Shown with a text that another tool has put into the field: its link leads to the field. */
	handed?: string;
	/** Returns false for a blank text. */
	onAdd: (text: string) => boolean;
	/** Takes several lines that are pasted or dropped into the empty field; without it they become one text. */
	onLines?: (text: string) => void;
}

/** The field for a new record. What is in it survives a reload. */
export function NewRecord({
	kind,
	label,
	add,
	blank,
	lines = false,
	handed,
	onAdd,
	onLines,
}: Props) {
	const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

	const [wasHanded, setHanded] = useState(false);
	const [refusal, setRefusal] = useNotice();
	const draft = toDraftKey(kind);
	useSaid(wasHanded && handed ? handed : '');

	// biome-ignore lint/correctness/useExhaustiveDependencies: the draft is that of the moment when the page opens.
	useEffect(() => {
		const { current } = field;
		const kept = readDraft(draft);
		if (current?.value !== '' || kept === '') return;
		if (isTooLong(kept)) {
			if (onAdd(kept)) keepDraft(draft, '');
			return;
		}
		current.value = kept;
		if (location.hash !== `#${current.id}`) return;
		setHanded(true);
		current.focus();
	}, [draft]);

	function empty(filled: Field) {
		filled.value = '';
		filled.dataset.undo = '';
		keepDraft(draft, '');
		setHanded(false);
		setRefusal('');
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		if (!field.current) return;
		const added = onAdd(field.current.value);
		empty(field.current);
		if (!added) setRefusal(blank);
		field.current.focus();
	}

	function submitByEnter(event: KeyboardEvent<Field>) {
		if (endsText(event)) submit(event);
	}

	/** Several lines, and a text that is too long for the field, are records at once. */
	function take(event: ClipboardEvent<Field> | DragEvent<Field>) {
		const list = onLines && event.currentTarget.value === '' && readTransfer(event);
		if (list && /\S\s*\n\s*\S/.test(list)) {
			event.preventDefault();
			empty(event.currentTarget);
			return onLines(list);
		}
		const text = takeLongText(event);
		if (text === undefined) return;
		if (onAdd(lines ? text : toLine(text))) empty(event.currentTarget);
	}

	const props = {
		ref: field,
		id: `new-${kind}`,
		name: kind,
		dir: 'auto',
		onPaste: take,
		onDrop: take,
		onBlur: () => setRefusal(''),
		// See `useUndoKeys`: what is written is a step of the field itself, until it is taken back.
		'data-undo': '',
		onInput: ({ currentTarget, nativeEvent }: SyntheticEvent<Field, InputEvent>) => {
			if (nativeEvent.inputType !== 'historyUndo') delete currentTarget.dataset.undo;
			else if (currentTarget.value === '') currentTarget.dataset.undo = '';
			keepDraft(draft, currentTarget.value);
			if (currentTarget.value.trim() !== '') setRefusal('');
		},
		'aria-invalid': refusal !== '',
		'aria-describedby': refusal ? `new-${kind}-note` : undefined,
	};
	return (
		<form className="record-new" onSubmit={submit}>
			<div className="field">
				<label htmlFor={props.id}>{label}</label>
				{lines ? (
					<textarea {...props} rows={2} enterKeyHint="enter" onKeyDown={submitByEnter} />
				) : (
					<input {...props} type="text" autoComplete="off" enterKeyHint="done" />
				)}
			</div>
			<button type="submit" className="button primary">
				{add}
			</button>
			{(refusal || wasHanded) && (
				<p id={`${props.id}-note`} className="record-handed">
					{refusal || handed}
				</p>
			)}
		</form>
	);
}
