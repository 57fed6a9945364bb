import {
	type ClipboardEvent,
	type DragEvent,
	type KeyboardEvent,
	type SyntheticEvent,
	useRef,
} from 'react';
import { answerAgent, toAgentForm } from '#islands/shared/agent-form.ts';
import { takeLongText } from '#islands/shared/records/take-long-text.ts';

interface Props {
	t: { newNote: string; add: string };
	onAdd: (text: string) => boolean;
}

/** The field for a new note. */
export function NewNote({ t, onAdd }: Props) {
	const field = useRef<HTMLTextAreaElement>(null);

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		if (!field.current) return;
		const text = field.current.value;
		const added = onAdd(text);
		if (added) field.current.value = '';
		answerAgent(event.nativeEvent, () => (added ? `${t.newNote}: ${text}` : ''));
		field.current.focus();
	}

	function hear(event: KeyboardEvent) {
		if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
	}

	/** A text that is too long for the field is a note at once. */
	function take(event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>) {
		const text = takeLongText(event);
		if (text !== undefined && onAdd(text)) event.currentTarget.value = '';
	}

	return (
		<form className="record-new" onSubmit={submit} {...toAgentForm('add-note', t.newNote)}>
			<div className="field">
				<label htmlFor="new-note">{t.newNote}</label>
				<textarea
					ref={field}
					id="new-note"
					name="note"
					rows={3}
					dir="auto"
					onKeyDown={hear}
					onPaste={take}
					onDrop={take}
				/>
			</div>
			<button type="submit" className="button primary">
				{t.add}
			</button>
		</form>
	);
}
