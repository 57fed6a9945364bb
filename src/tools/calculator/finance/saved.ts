import { flag, oneOf, parseJson, record, text } from '#lib/parse.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { readStandard } from '#tools/calculator/standard/saved.ts';
import { type Finance, freshFinance } from './machine.ts';
import { perYearChoices, type Terms } from './terms.ts';

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
 * A value as typed into a field: white space is removed, a comma is the point, an empty field is 0.
 * Undefined for anything that is not a number.
 */
export function parseValue(text: string): string | undefined {
	if (text.length > 64) return undefined;
	const plain = text
		.replace(/[\s%']/g, '')
		.replace(',', '.')
		.replace(/^[−–]/, '-');
	if (plain === '' || plain === '-') return cleared.entry;
	return /^-?(\d{1,20}\.?\d{0,20}|\.\d{1,20})$/.test(plain)
		? new Exact(plain).toString()
		: undefined;
}
