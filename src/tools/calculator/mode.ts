import { savedChoice } from '#browser/saved.ts';

export const modes = ['standard', 'accounting', 'finance'] as const;

export type Mode = (typeof modes)[number];

/** The calculator in use. Key `calculatorMode`; the standard one at first. */
export const $mode = savedChoice('calculatorMode', modes, 'standard');

/** A mode can be linked: `/extra/calculator#finance`. */
export function parseFragment(hash: string): Mode | undefined {
	return modes.find((mode) => `#${mode}` === hash);
}
