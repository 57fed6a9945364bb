import type { Locale } from '#i18n/locales.ts';
import { readDecimal } from '#i18n/read-number.ts';
import { flag, oneOf, parseJson, record, text } from '#lib/parse.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { readStandard } from '#tools/calculator/standard/saved.ts';
import { type Finance, freshFinance } from './machine.ts';
import { perYearChoices, type Terms } from './terms.ts';

/** Characters that are read of a field: more than any number has that is accepted. */
const longestField = 200;

const decimal = text({ pattern: /^-?\d+(\.\d+)?(e[+-]?\d{1,4})?$/, longest: 128 });

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
});

/** The five values and the switches; the display as the standard calculator writes it. */
export function printFinance({ display, fresh, terms }: Finance): string {
	return JSON.stringify({ display, fresh, terms });
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
	const plain = text.slice(0, longestField).replace('%', '').trim();
	// A minus alone is the beginning of a number.
	if (/^[-−–]?$/.test(plain)) return cleared.entry;
	const number = readDecimal(locale, plain);
	return number && decimal(new Exact(number).toString());
}
