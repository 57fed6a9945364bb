import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type SyntheticEvent,
	useEffect,
	useRef,
} from 'react';
import { keepDraft, readDraft } from '#browser/draft.ts';
import { toLine } from '#browser/records/long-text.ts';
import { answerAgent, toAgentForm } from '#islands/shared/agent-form.ts';
import { takeLongText } from './take-long-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	/** Names the field (`new-task`) and the tool that agents see (`add-task`). */
	kind: string;
	label: string;
	/** Words of the button. */
	add: string;
	/** A text of several lines: Enter adds it, Shift and Enter begin a line. */
	lines?: boolean;
	/** Returns false for a text that is not accepted and stays in the field. */
	onAdd: (text: string) => boolean;
}

/** The field for a new record. What is in it survives a reload. */
export function NewRecord({ kind, label, add, lines = false, onAdd }: Props) {
	const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

	const draft = `${kind}.draft`;

	useEffect(() => {
		if (field.current?.value === '') field.current.value = readDraft(draft);
	}, [draft]);

	function empty(filled: Field) {
		filled.value = '';
		keepDraft(draft, '');
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		if (!field.current) return;
		const text = field.current.value;
		const added = onAdd(text);
		if (added) empty(field.current);
		answerAgent(event.nativeEvent, () => (added ? `${label}: ${text}` : ''));
		field.current.focus();
	}

	function submitByEnter(event: KeyboardEvent) {
		if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
	}

	/** A text that is too long for the field is a record at once. */
	function take(event: ClipboardEvent<Field> | DragEvent<Field>) {
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
		onInput: ({ currentTarget }: SyntheticEvent<Field>) => keepDraft(draft, currentTarget.value),
	};
	return (
		<form className="record-new" onSubmit={submit} {...toAgentForm(`add-${kind}`, label)}>
			<div className="field">
				<label htmlFor={props.id}>{label}</label>
				{lines ? (
					<textarea {...props} rows={2} onKeyDown={submitByEnter} />
				) : (
					<input {...props} type="text" autoComplete="off" />
				)}
			</div>
			<button type="submit" className="button primary">
				{add}
			</button>
		</form>
	);
}
