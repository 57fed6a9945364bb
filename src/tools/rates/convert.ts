import type { RateTable } from '#live/rate-table.ts';

/** The bank's own currency: all rates are in it. */
export const hryvnia = 'UAH';

/** Numbers of more digits are not exact in the arithmetic of scripts. */
const mostDigits = 12;

/**
 * An amount as people type it: spaces between thousands, a comma or a point before the decimals. Nothing
 * for what is no amount, for less than nothing and for more digits than can be counted with.
 * @example parseAmount('1 250,50') // 1250.5
 */
export function parseAmount(text: string): number | undefined {
	const plain = text.slice(0, 100).replace(/[\s\u00a0\u202f']/g, '');
	const [, whole = '', decimals = ''] = /^(\d*)[.,]?(\d*)$/.exec(plain) ?? [];
	if (whole === '' && decimals === '') return undefined;
	if (whole.replace(/^0+/, '').length > mostDigits) return undefined;
	return Number(`${whole || '0'}.${decimals.slice(0, 12) || '0'}`);
}

/** What an amount of one currency is in another; nothing where the table has no rate for one of them. */
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

/** Two decimals, and more for small results: the first four figures that are not nought. */
export function toDecimals(value: number): number {
	if (value === 0 || value >= 1) return 2;
	return Math.min(12, Math.max(2, 3 - Math.floor(Math.log10(value))));
}
