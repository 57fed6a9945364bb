import { say } from '#browser/voice.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { $speakDigits } from '#tools/calculator/speak-digits.ts';

const kind = 'display';
const digitKind = 'digit';

/**
 * Has the number that is being typed said once no more keys come. If the visitor wants that, each digit is said at once
 * before it; of digits that come faster than they are said, the last one.
 */
export function sayTyped(
	locale: Locale,
	t: Pick<CalculatorMessages, 'keys'>,
	typed: string,
	key = '',
	before = typed,
) {
	const digit = key === 'point' ? t.keys.point : key.replace(/\D/g, '');
	const isDigit = digit !== '' && typed !== before && $speakDigits.get();
	sayWhenDone(isDigit && digit === typed ? '' : writeFigures(locale, typed));
	if (isDigit) say(digit, digitKind, 0);
}

/** Has a text said in place of the number and the digit that wait to be said. */
export function sayInstead(words: string, ofKind?: string) {
	sayWhenDone('');
	say(words, ofKind);
}

/** Has a number said once no more keys come. */
export function sayWhenDone(number: string) {
	say('', digitKind);
	say(number, kind);
}
