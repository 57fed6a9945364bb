interface Props {
	/** The same in both states: `aria-pressed` gives the state. */
	label: string;
	pressed: boolean;
	onPress: () => void;
}

/** A star that marks a row. The focus goes along where marked rows come first. */
export function FavouriteButton({ label, pressed, onPress }: Props) {
	return (
		<button
			type="button"
			className="icon-button favourite"
			aria-pressed={pressed}
			aria-label={label}
			title={label}
			onClick={({ currentTarget }) => {
				onPress();
				// A browser may take the focus from a row that moves.
				requestAnimationFrame(() => currentTarget.focus());
			}}
		>
			<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
				<path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z" />
			</svg>
		</button>
	);
}
