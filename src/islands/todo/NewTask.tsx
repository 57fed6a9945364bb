import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useRef } from 'react';
import { toLine } from '#browser/records/long-text.ts';
import { answerAgent, toAgentForm } from '#islands/shared/agent-form.ts';
import { takeLongText } from '#islands/shared/records/take-long-text.ts';

interface Props {
	t: { newTask: string; add: string };
	onAdd: (name: string) => void;
}

/** The field for a new task. */
export function NewTask({ t, onAdd }: Props) {
	const field = useRef<HTMLInputElement>(null);

	function submit(event: SyntheticEvent) {
		event.preventDefault();
		if (!field.current) return;
		const name = field.current.value;
		onAdd(name);
		answerAgent(event.nativeEvent, () => `${t.newTask}: ${name}`);
		field.current.value = '';
		field.current.focus();
	}

	/** A text that is too long for the field is a task at once; like any task it is one line. */
	function take(event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>) {
		const text = takeLongText(event);
		if (text === undefined) return;
		onAdd(toLine(text));
		event.currentTarget.value = '';
	}

	return (
		<form className="record-new" onSubmit={submit} {...toAgentForm('add-task', t.newTask)}>
			<div className="field">
				<label htmlFor="new-task">{t.newTask}</label>
				<input
					ref={field}
					id="new-task"
					name="task"
					type="text"
					autoComplete="off"
					dir="auto"
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
