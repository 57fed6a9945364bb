import { Glyph, type GlyphName } from './Glyph.tsx';

interface Props {
	glyph: GlyphName;
	/** Its name, also shown when the pointer rests on it. */
	label: string;
	/** For a button that stays down. */
	pressed?: boolean;
	/** It has no effect at the moment, but keeps the focus, so that keyboard users stay in their place. */
	disabled?: boolean;
	onPress: () => void;
}

/** A button of a stage with a symbol. */
export function GlyphButton({ glyph, label, pressed, disabled, onPress }: Props) {
	return (
		<button
			type="button"
			className={pressed === undefined ? 'glyph-button' : 'glyph-button pick'}
			aria-label={label}
			title={label}
			aria-pressed={pressed}
			aria-disabled={disabled || undefined}
			onClick={disabled ? undefined : onPress}
		>
			<Glyph name={glyph} />
		</button>
	);
}
