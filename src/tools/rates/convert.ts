import type { RateTable } from '#live/rate-table.ts';

/** The bank's own currency: all rates are in it. */
export const hryvnia = 'UAH';

/** Numbers of more digits are not exact in the arithmetic of scripts. */
const mostDigits = 12;

/**
 * An amount as people type it: spaces between thousands, a comma or a point before the decimals. Undefined
 * for anything that is not an amount, for negative amounts and for more digits than can be counted with.
 * @example parseAmount('1 250,50') // 1250.5
 */
export function parseAmount(text: string): number | undefined {
	const plain = text.slice(0, 100).replace(/[\s\u00a0\u202f']/g, '');
	const [, whole = '', decimals = ''] = /^(\d*)[.,]?(\d*)$/.exec(plain) ?? [];
	if (whole === '' && decimals === '') return undefined;
	if (whole.replace(/^0+/, '').length > mostDigits) return undefined;
	return Number(`${whole || '0'}.${decimals.slice(0, 12) || '0'}`);
}

/** Converts an amount; undefined if the table has no rate for one of the currencies. */
export function convert(
	{ rates }: RateTable,
	amount: number,
	from: string,
	to: string,
): number | undefined {
	if (from === to) return amount;
	const worth = (code: string) =>
		code === hryvnia ? 1 : rates.find((rate) => rate.code === code)?.uah;
	const [give, take] = [worth(from), worth(to)];
	return give === undefined || take === undefined ? undefined : (amount * give) / take;
}

/** Two decimals, or four significant digits for small results. */
export function toDecimals(value: number): number {
	if (value === 0 || value >= 1) return 2;
	return Math.min(12, Math.max(2, 3 - Math.floor(Math.log10(value))));
}
