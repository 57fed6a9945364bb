import { say } from '#browser/voice.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { $speakDigits } from '#tools/calculator/speak-digits.ts';

const kind = 'display';

/** Has the number that is being typed said once no more keys come, or each digit at once if the visitor wants that. */
export function sayTyped(
	locale: Locale,
	t: Pick<CalculatorMessages, 'keys'>,
	typed: string,
	key = '',
	before = typed,
) {
	const digit = key === 'point' ? t.keys.point : key.replace(/\D/g, '');
	const isDigit = digit !== '' && typed !== before && $speakDigits.get();
	if (isDigit) sayInstead(digit);
	else sayWhenDone(writeFigures(locale, typed));
}

/** Has a text said in place of the number that waits to be said. */
export function sayInstead(words: string, ofKind?: string) {
	say('', kind);
	say(words, ofKind);
}

/** Has a number said once no more keys come. */
export function sayWhenDone(number: string) {
	say(number, kind);
}
