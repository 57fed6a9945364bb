interface Props<Name extends string> {
	/** Names the group for assistive technology. */
	label: string;
	names: readonly Name[];
	words: Readonly<Record<Name, string>>;
	isPressed: (name: Name) => boolean;
	/** The last one that is pressed may have to stay so. */
	isDisabled?: (name: Name) => boolean;
	onPick: (name: Name) => void;
}

/** Short names side by side, of which one or several are pressed. */
export function Chips<Name extends string>(props: Props<Name>) {
	const { label, names, words, isPressed, isDisabled, onPick } = props;
	return (
		// biome-ignore lint/a11y/useSemanticElements: toggle buttons need no legend.
		<div role="group" aria-label={label} className="couture-chips">
			{names.map((name) => (
				<button
					key={name}
					type="button"
					className="couture-chip pick"
					aria-pressed={isPressed(name)}
					disabled={isDisabled?.(name)}
					onClick={() => onPick(name)}
				>
					{words[name]}
				</button>
			))}
		</div>
	);
}
