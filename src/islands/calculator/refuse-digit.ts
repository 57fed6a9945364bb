import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';

/** The notice about a typed digit that an entry of `most` digits has not taken, or about a second point; otherwise an empty text. */
export function refuseDigit(
	t: Pick<CalculatorMessages, 'mostDigits' | 'onePoint'>,
	key: string,
	before: string,
	typed: string,
	most: number,
): string {
	if (typed !== before) return '';
	if (key === 'point' && typed.includes('.')) return t.onePoint;
	const isRefused = /^\d+$/.test(key) && typed.replace(/\D/g, '').length >= most;
	return isRefused ? fill(t.mostDigits, { count: most }) : '';
}
