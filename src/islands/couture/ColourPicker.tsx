import { type Colour, parseColour } from '#tools/design/colour.ts';

interface Props {
	label: string;
	colour: Colour;
	onPick: (colour: Colour) => void;
}

/** Any colour, by the picker of the browser. */
export function ColourPicker({ label, colour, onPick }: Props) {
	return (
		<label className="couture-picker" title={label}>
			<span className="hidden-words">{label}</span>
			<input
				type="color"
				value={colour}
				onChange={(event) => {
					const picked = parseColour(event.currentTarget.value);
					if (picked) onPick(picked);
				}}
			/>
		</label>
	);
}
