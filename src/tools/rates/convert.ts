import type { DayTable } from '#live/rate-table.ts';

/** The bank's own currency: all rates are in it. */
export const hryvnia = 'UAH';

/** A sum as a fraction, and so exact whatever its size. */
export interface ExactSum {
	over: bigint;
	under: bigint;
}

/**
 * Converts an amount, exactly; undefined if the table has no rate for one of the currencies.
 * @param amount not below zero, as scripts write numbers: `1250.5`
 */
export function convert(
	{ rates }: DayTable,
	amount: string,
	from: string,
	to: string,
): ExactSum | undefined {
	const sum = toExact(amount);
	if (from === to) return sum;
	const worth = (code: string) =>
		code === hryvnia ? 1 : rates.find((rate) => rate.code === code)?.uah;
	const [give, take] = [worth(from), worth(to)];
	if (give === undefined || take === undefined) return undefined;
	// The shortest text of a rate has the digits that the bank has sent.
	const [given, taken] = [toExact(`${give}`), toExact(`${take}`)];
	return {
		over: sum.over * given.over * taken.under,
		under: sum.under * given.under * taken.over,
	};
}

/**
 * As scripts write numbers, with at most so many decimals and no zeros at their end. Half a unit of the last decimal is
 * rounded up, as Article 5 of Regulation (EC) 1103/97 asks of sums that were converted, and as `Intl` does.
 * @example toDecimal({ over: 5n, under: 2n }, 0) // '3'
 */
export function toDecimal({ over, under }: ExactSum, places: number): string {
	const units = (2n * over * 10n ** BigInt(places) + under) / (2n * under);
	const digits = `${units}`.padStart(places + 1, '0');
	const end = digits.length - places;
	return `${digits.slice(0, end)}.${digits.slice(end)}`.replace(/\.?0*$/, '');
}

/** @param decimal as scripts write numbers: `-1250.5` or `1e3` */
export function toExact(decimal: string): ExactSum {
	const [mantissa = '', power = '0'] = decimal.split('e');
	const [whole = '', decimals = ''] = mantissa.split('.');
	const exponent = Number(power) - decimals.length;
	return {
		over: BigInt(whole + decimals) * 10n ** BigInt(Math.max(0, exponent)),
		under: 10n ** BigInt(Math.max(0, -exponent)),
	};
}
