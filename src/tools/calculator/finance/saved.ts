import { flag, oneOf, optional, parseJson, record, text } from '#lib/parse.ts';
import { readStandard } from '#tools/calculator/standard/saved.ts';
import { type Finance, freshFinance } from './machine.ts';
import { perYearChoices, type Terms } from './terms.ts';

export const decimal = text({ pattern: /^-?\d+(\.\d+)?(e[+-]?\d{1,4})?$/, longest: 128 });

export const readExtra = text({ pattern: /^\d+(\.\d+)?$/, longest: 40 });

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
