import { type SyntheticEvent, useRef } from 'react';

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
		onAdd(field.current.value);
		field.current.value = '';
		field.current.focus();
	}

	return (
		<form className="record-new" onSubmit={submit}>
			<div className="field">
				<label htmlFor="new-task">{t.newTask}</label>
				<input ref={field} id="new-task" type="text" autoComplete="off" dir="auto" />
			</div>
			<button type="submit" className="button primary">
				{t.add}
			</button>
		</form>
	);
}
