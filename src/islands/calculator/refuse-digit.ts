import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';

/** The mark that was typed as the point of the entry; none if its key on the page was pressed. */
let first: string | undefined;

/** The key that is meant: after `1,234` another mark than the first is the point, and the first was one of thousands. */
export function toMeant<Key extends string>(key: Key, mark = '', entry = ''): Key | 'point-again' {
	if (key !== 'point') return key;
	const isAgain = /^(,\.|\.,)-?[1-9]\d{0,2}\.\d{3}$/.test(first + mark + entry);
	if (isAgain || !entry.includes('.')) first = mark;
	return isAgain ? 'point-again' : key;
}

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
