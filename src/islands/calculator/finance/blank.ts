import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { parseValue } from '#tools/calculator/finance/parse-value.ts';
import type { Register } from '#tools/calculator/finance/terms.ts';

/** A blank of the sentence, and what is written in it. */
export interface Blank {
	register: Register;
	text: string;
	locale: Locale;
	t: CalculatorMessages['finance']['sentence'];
}

/** The value of a text in the sentence: no number below zero is part of it; a rate or an empty field may be 0. */
export function readBlank(blank: Blank): string | undefined {
	const { register, text } = blank;
	const value = parseBlank(blank);
	const mayBeZero = register === 'i' || text.trim() === '';
	return Number(value) > 0 || (Number(value) === 0 && mayBeZero) ? value : undefined;
}

/** Why a text is not used: what it was read as, what stands behind its number, or that it is none. */
export function explainBlank(blank: Blank): string {
	const { text, locale, t } = blank;
	const value = parseBlank(blank);
	if (value !== undefined) {
		// Who writes (500) may not mean −500.
		const isPlain = Number(text.replace('−', '-')) === Number(value);
		const read = isPlain ? text : `${text} = ${writeFigures(locale, value)}`;
		return fill(t.wrong, { text: read });
	}
	const [, number] = /^(.*\d)\D+$/.exec(text) ?? [];
	const isNumber = number !== undefined && parseValue(locale, number) !== undefined;
	return fill(isNumber ? t.behind : t.unread, { text });
}

/** The unit of the sentence, or its beginning, may be written once more: `30 years`, `30 y`. */
function parseBlank({ register, text, locale, t }: Blank): string | undefined {
	const [, number = '', unit = ''] = /^(.*\d)\s*(\p{L}+)\.?\s*$/u.exec(text) ?? [];
	const isUnit =
		register === 'n' &&
		unit !== '' &&
		Object.values(t.years).some((word) => word.startsWith(unit.toLowerCase()));
	return parseValue(locale, isUnit ? number : text, register);
}
