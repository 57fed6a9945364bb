interface Props<Choice extends string | number> {
	label: string;
	value: Choice;
	/** Words of the choices, in order. */
	choices: readonly (readonly [Choice, string])[];
	onPick: (choice: Choice) => void;
}

/** One of several formats, sizes or lengths of a file. */
export function ChoiceField<Choice extends string | number>(props: Props<Choice>) {
	const { label, value, choices, onPick } = props;
	return (
		<label>
			<span>{label}</span>
			<select
				value={value}
				onChange={({ currentTarget: { selectedIndex } }) =>
					onPick(choices[selectedIndex]?.[0] ?? value)
				}
			>
				{choices.map(([choice, words]) => (
					<option key={choice} value={choice}>
						{words}
					</option>
				))}
			</select>
		</label>
	);
}
