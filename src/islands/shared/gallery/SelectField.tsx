interface Props<Choice extends string | number> {
	id: string;
	label: string;
	choices: readonly { value: Choice; label: string }[];
	value: Choice;
	onPick: (value: string) => void;
}

/** One of several choices, behind a button of the browser. */
export function SelectField<Choice extends string | number>(props: Props<Choice>) {
	const { id, label, choices, value, onPick } = props;
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</select>
		</div>
	);
}
