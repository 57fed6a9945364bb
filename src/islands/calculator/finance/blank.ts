import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Register } from '#tools/calculator/finance/terms.ts';
import type { Read, Reading } from './use-typed.ts';

type Words = CalculatorMessages['finance']['sentence'];

/** How a blank of the sentence is read: no number below zero is part of it; a rate or an empty field may be 0. */
export function toBlankReader(locale: Locale, t: Words): Read {
	return (reading, register, text) => {
		const value = parseBlank(reading, locale, t, register, text);
		const fits =
			Number(value) > 0 || (Number(value) === 0 && (register === 'i' || text.trim() === ''));
		return fits ? value : undefined;
	};
}

/** Why a text is not used: what it was read as, what stands behind its number, or that it is none. */
export function explainBlank(
	reading: Reading,
	locale: Locale,
	t: Words,
	register: Register,
	text: string,
): string {
	const value = parseBlank(reading, locale, t, register, text);
	if (value !== undefined) {
		// Who writes (500) may not mean −500.
		const isPlain = Number(text.replace('−', '-')) === Number(value);
		const read = isPlain ? text : `${text} = ${writeFigures(locale, value)}`;
		return fill(t.wrong, { text: read });
	}
	const [, number] = /^(.*\d)\D+$/.exec(text) ?? [];
	const isNumber = number !== undefined && reading.parseValue(locale, number) !== undefined;
	return fill(isNumber ? t.behind : t.unread, { text });
}

/** The unit of the sentence, or its beginning, may be written once more: `30 years`, `30 y`. */
function parseBlank(
	reading: Reading,
	locale: Locale,
	{ years }: Words,
	register: Register,
	text: string,
): string | undefined {
	const [, number = '', unit = ''] = /^(.*\d)\s*(\p{L}+)\.?\s*$/u.exec(text) ?? [];
	const isUnit =
		register === 'n' &&
		unit !== '' &&
		Object.values(years).some((word) => word.startsWith(unit.toLowerCase()));
	return reading.parseValue(locale, isUnit ? number : text, register);
}
