import { Exact } from '#tools/calculator/exact.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { parseStandard } from '#tools/calculator/standard/saved.ts';
import { type Finance, freshFinance } from './machine.ts';
import { perYearChoices, type Terms } from './terms.ts';

/** The five values and the switches; the display as the standard calculator writes it. */
export function printFinance({ display, fresh, terms }: Finance): string {
	return JSON.stringify({ display, fresh, terms });
}

export function parseFinance(text: string): Finance | undefined {
	try {
		const value: unknown = JSON.parse(text);
		if (!isRecord(value) || typeof value.fresh !== 'boolean') return undefined;
		const terms = toTerms(value.terms);
		const display = parseStandard(JSON.stringify(value.display));
		return terms && display && { ...freshFinance, display, fresh: value.fresh, terms };
	} catch {
		return undefined;
	}
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

function toTerms(value: unknown): Terms | undefined {
	if (!isRecord(value) || typeof value.begin !== 'boolean') return undefined;
	const { n, i, pv, pmt, fv, begin } = value;
	const perYear = perYearChoices.find((choice) => choice === value.perYear);
	if (!perYear || !isNumber(n) || !isNumber(i)) return undefined;
	if (!isNumber(pv) || !isNumber(pmt) || !isNumber(fv)) return undefined;
	return { n, i, pv, pmt, fv, perYear, begin };
}

function isNumber(value: unknown): value is string {
	return (
		typeof value === 'string' &&
		value.length <= 128 &&
		/^-?\d+(\.\d+)?(e[+-]?\d{1,4})?$/.test(value)
	);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
