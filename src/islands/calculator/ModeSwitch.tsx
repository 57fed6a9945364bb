import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { type Mode, modes } from '#tools/calculator/mode.ts';
import { Choice } from './Choice.tsx';

interface Props {
	mode: Mode;
	t: CalculatorMessages['mode'];
	onPick: (mode: Mode) => void;
}

/** Standard, accounting, finance. */
export function ModeSwitch({ mode, t, onPick }: Props) {
	// An address such as `#finance` leads to the button.
	const choices = modes.map((value) => ({ value, id: value, face: t[value] }));
	return <Choice label={t.label} hideLabel name="mode" {...{ choices, value: mode, onPick }} />;
}
