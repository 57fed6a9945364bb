import { useState } from 'react';
import { useNotice } from '#islands/shared/use-said.ts';
import { toOwnCase } from '#tools/tasks/own-case.ts';
import { parseValue } from '#tools/tasks/run/parse-value.ts';
import type { OwnCase } from '#tools/tasks/store.ts';
import { parameters, type TaskId } from '#tools/tasks/task-ids.ts';
import type { WorkshopMessages } from './workshop-messages.ts';

interface Props {
	task: TaskId;
	t: WorkshopMessages['editor'];
	onAdd: (own: OwnCase) => void;
}

/** A case of the visitor's own: what the function is called with and what it should answer. */
export function OwnCaseForm({ task, t, onAdd }: Props) {
	const empty = parameters[task].map(() => '');
	const [fields, setFields] = useState<readonly string[]>(empty);
	const [expected, setExpected] = useState('');
	const [fault, setFault] = useNotice();

	function add() {
		const own = { fields, expected };
		if (!parseValue(expected)) return setFault(t.badExpected);
		if (!toOwnCase(task, own)) return setFault(t.badValue);
		setFault('');
		setFields(empty);
		setExpected('');
		onAdd(own);
	}

	return (
		<form
			className="own-case"
			onSubmit={(event) => {
				event.preventDefault();
				add();
			}}
		>
			<fieldset>
				<legend>{t.ownCase}</legend>
				{fields.map((field, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a field is its place.
					<div key={index} className="field">
						<label htmlFor={`own-field-${index}`}>
							{t.value}
							{fields.length > 1 && ` ${index + 1}`}
						</label>
						<input
							id={`own-field-${index}`}
							value={field}
							autoComplete="off"
							maxLength={1000}
							onChange={({ target }) => setFields(fields.with(index, target.value))}
						/>
					</div>
				))}
				<div className="field">
					<label htmlFor="own-expected">{t.expected}</label>
					<input
						id="own-expected"
						value={expected}
						autoComplete="off"
						maxLength={1000}
						aria-describedby="own-hint own-fault"
						aria-invalid={fault !== ''}
						onChange={({ target }) => setExpected(target.value)}
					/>
				</div>
				<button type="submit" className="button">
					{t.add}
				</button>
			</fieldset>
			<p id="own-hint" className="quiet">
				{t.expectedHint} <code>{"true, 3, 55n, 'a', ['1', '2']"}</code>
			</p>
			<p id="own-fault">{fault}</p>
		</form>
	);
}
