import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';

/** The notice about a typed digit that an entry of `most` digits has not taken; otherwise an empty text. */
export function refuseDigit(
	t: Pick<CalculatorMessages, 'mostDigits'>,
	key: string,
	before: string,
	typed: string,
	most: number,
): string {
	const isRefused =
		/^\d+$/.test(key) && typed === before && typed.replace(/\D/g, '').length >= most;
	return isRefused ? fill(t.mostDigits, { count: most }) : '';
}
