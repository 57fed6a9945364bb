import { flag, oneOf, optional, parseJson, record, text } from '#lib/parse.ts';
import { readStandard } from '#tools/calculator/standard/saved.ts';
import { type Finance, freshFinance } from './machine.ts';
import { perYearChoices, sentenceKinds, type Terms } from './terms.ts';

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
	kind: optional(oneOf(sentenceKinds), freshFinance.kind),
	aside: optional(decimal, freshFinance.aside),
});

/** The five values, the switches, the extra payment and the sentence; the display as the standard calculator writes it. */
export function printFinance({ lastPress: _, ...kept }: Finance): string {
	return JSON.stringify(kept);
}

export function parseFinance(text: string): Finance | undefined {
	const read = readFinance(parseJson(text));
	return read && { ...freshFinance, ...read };
}
