import type { Locale } from '#i18n/locales.ts';
import { readPlainMoney } from '#i18n/read-money.ts';
import { isUnfinished } from '#i18n/read-number.ts';
import { flag, oneOf, optional, parseJson, record, text } from '#lib/parse.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { readStandard } from '#tools/calculator/standard/saved.ts';
import { type Finance, freshFinance } from './machine.ts';
import { perYearChoices, type Terms } from './terms.ts';

/** Characters that are read of a field: more than any number has that is accepted. */
const longestField = 200;

const decimal = text({ pattern: /^-?\d+(\.\d+)?(e[+-]?\d{1,4})?$/, longest: 128 });

const readExtra = text({ pattern: /^\d+(\.\d+)?$/, longest: 40 });

const readFinance = record({
	display: readStandard,
	fresh: flag,
	terms: record<Terms>({
		n: decimal,
		i: decimal,
		pv: decimal,
		pmt: decimal,
		fv: decimal,
		perYear: oneOf(perYearChoices),
		begin: flag,
	}),
	extra: optional(readExtra, freshFinance.extra),
});

/** The five values, the switches and the extra payment; the display as the standard calculator writes it. */
export function printFinance({ display, fresh, terms, extra }: Finance): string {
	return JSON.stringify({ display, fresh, terms, extra });
}

export function parseFinance(text: string): Finance | undefined {
	const read = readFinance(parseJson(text));
	return read && { ...freshFinance, ...read };
}

/**
 * A value as the language writes it, with or without a per cent sign; an empty field is 0. Undefined for anything that is
 * not a number.
 */
export function parseValue(locale: Locale, text: string): string | undefined {
	const plain = withoutPercent(text);
	if (plain === '') return cleared.entry;
	const number = readPlainMoney(locale, plain);
	return number && decimal(new Exact(number).toString());
}

/** Whether a text is only the beginning of a value: a minus, or a group of thousands with too few digits. */
export function isValueUnfinished(locale: Locale, text: string): boolean {
	return isUnfinished(locale, withoutPercent(text));
}

function withoutPercent(text: string): string {
	return text
		.slice(0, longestField)
		.trim()
		.replace(/[\s]?%$/, '');
}

/** An extra payment as the language writes it, with or without a minus; see `parseValue`. */
export function parseExtra(locale: Locale, text: string): string | undefined {
	const value = parseValue(locale, text)?.replace('-', '');
	return value === undefined ? undefined : readExtra(value);
}
