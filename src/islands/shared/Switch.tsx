interface Props<Choice extends string> {
	/** Names the group for assistive technology. */
	label: string;
	/** A `name`, for assistive technology, begins with the label. */
	choices: readonly { value: Choice; label: string; name?: string }[];
	value: Choice;
	onPick: (value: Choice) => void;
}

/** A few choices side by side, one of them pressed. */
export function Switch<Choice extends string>({ label, choices, value, onPick }: Props<Choice>) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are toggle buttons.
		<div role="group" aria-label={label} className="switch">
			{choices.map((choice) => (
				<button
					key={choice.value}
					type="button"
					value={choice.value}
					aria-label={choice.name}
					aria-pressed={choice.value === value}
					onClick={() => onPick(choice.value)}
				>
					{choice.label}
				</button>
			))}
		</div>
	);
}
