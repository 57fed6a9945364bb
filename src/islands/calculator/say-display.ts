export { refuseKey } from './refuse-key.ts';

import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { toExactText, toFullText } from '#tools/calculator/standard/arithmetic.ts';
import type { Standard } from '#tools/calculator/standard/state.ts';
import { sayInstead, sayTyped, sayWhenDone } from './say-number.ts';

type Messages = Pick<CalculatorMessages, 'about' | 'faults' | 'scientific' | 'keys' | 'accounting'>;

/** More characters of a result are too long to listen to. */
const longestHeard = 20;

/**
 * Has what a key made of the display said: an answer at once, each time; anything else once no more keys come.
 * @param key undefined for a number that was not typed
 */
export function sayDisplay(
	locale: Locale,
	t: Messages,
	{ entry, fault, phase, operator }: Standard,
	key?: string,
	before?: string,
) {
	if (fault) return sayInstead(t.faults[fault]);
	if (key === '(') return sayWhenDone(t.keys.open);
	if (phase === 'typing') return sayTyped(locale, t, entry, key, before);
	const [exact, rounded] = [toExactText(entry), toFullText(entry)];
	const isLong = exact.length > longestHeard && exact !== rounded;
	const [figures = '', power] = (isLong ? rounded : exact).split(/e\+?/);
	const mantissa = writeFigures(locale, figures);
	const number = power
		? fill(t.scientific, { number: mantissa, power: writeFigures(locale, power) })
		: mantissa;
	const words = isLong ? fill(t.about, { number }) : number;
	if (phase === 'done') return sayInstead(words);
	const sign = phase === 'waiting' && operator ? t.accounting.marks[operator] : '';
	sayWhenDone(`${words} ${sign.toLocaleLowerCase(locale)}`.trim());
}
