import type { RateTable } from '#live/rate-table.ts';

/** The bank's own currency: all rates are in it. */
export const hryvnia = 'UAH';

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
