interface Props<Value extends string> {
	label: string;
	hideLabel?: boolean;
	/** Groups the buttons. */
	name: string;
	choices: readonly { value: Value; face: string; name?: string; id?: string }[];
	value: Value;
	onPick: (value: Value) => void;
}

/** A slide switch: radio buttons side by side. */
export function Choice<Value extends string>(props: Props<Value>) {
	const { label, hideLabel, name, choices, value, onPick } = props;
	return (
		<div role="radiogroup" aria-label={label} className="choice">
			{!hideLabel && (
				<span className="choice-label" aria-hidden="true">
					{label}
				</span>
			)}
			<div className="choice-row">
				{choices.map((choice) => (
					<label key={choice.value} title={choice.name}>
						<input
							type="radio"
							id={choice.id}
							name={`calculator-${name}`}
							value={choice.value}
							checked={choice.value === value}
							aria-label={choice.name}
							onChange={() => onPick(choice.value)}
						/>
						<span className="pick" aria-hidden={choice.name ? true : undefined}>
							{choice.face}
						</span>
					</label>
				))}
			</div>
		</div>
	);
}
