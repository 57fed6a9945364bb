import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { maxBrackets, maxDigits, type Standard } from '#tools/calculator/standard/state.ts';
import { refuseDigit } from './refuse-digit.ts';

/** The notice about a digit or a bracket that the standard calculator has not taken; otherwise an empty text. */
export function refuseKey(
	t: Pick<CalculatorMessages, 'mostDigits' | 'onePoint' | 'noBracket' | 'mostBrackets'>,
	key: string,
	before: Standard,
	after: Standard,
): string {
	if (after === before) {
		if (key === ')') return t.noBracket;
		if (key === '(') return fill(t.mostBrackets, { count: maxBrackets });
	}
	return refuseDigit(t, key, before.entry, after.entry, maxDigits);
}
