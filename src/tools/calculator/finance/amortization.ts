import { Decimal } from 'decimal.js';
import { toCsv } from '#tools/calculator/csv.ts';
import { Exact } from '#tools/calculator/decimal.ts';
import type { Terms } from './terms.ts';
import { toPeriodRate } from './tvm.ts';

/** Rows that a schedule may have. */
export const largestSchedule = 12_000;

const cents = 2;

/** One payment. Amounts have two decimals and the signs of the keys: what is paid is negative. */
export interface Row {
	period: number;
	payment: string;
	interest: string;
	principal: string;
	balance: string;
}

/**
 * The schedule as the HP machines make it: the payment and each interest are rounded to cents. What
 * that leaves over is settled in the last payment. Undefined when there is nothing to schedule.
 */
export function amortize(terms: Terms): Row[] | undefined {
	const count = new Exact(terms.n).ceil().toNumber();
	const rate = toPeriodRate(terms);
	if (!(count >= 1 && count <= largestSchedule) || rate.lessThanOrEqualTo(-1)) return undefined;
	const target = toCents(toTarget(terms, rate));
	const payment = toCents(new Exact(terms.pmt));
	const rows: Row[] = [];
	let balance = toCents(new Exact(terms.pv));
	for (let period = 1; period <= count; period++) {
		const early = terms.begin && period === 1;
		const interest = early ? new Exact(0) : toCents(balance.times(rate)).negated();
		const principal = period === count ? target.minus(balance) : payment.minus(interest);
		balance = balance.plus(principal);
		rows.push(toRow(period, principal.plus(interest), interest, principal, balance));
	}
	return rows;
}

/** @example sum(rows, 'interest') // '-229578.17' */
export function sum(rows: readonly Row[], column: 'payment' | 'interest' | 'principal'): string {
	return print(rows.reduce((all, row) => all.plus(row[column]), new Exact(0)));
}

/** @param heads the heads of the five columns */
export function toScheduleCsv(rows: readonly Row[], heads: readonly string[]): string {
	return toCsv([
		heads,
		...rows.map((row) => [`${row.period}`, row.payment, row.interest, row.principal, row.balance]),
	]);
}

/** The balance after the last payment. Paid at the beginning, it still bears a period's interest. */
function toTarget({ fv, begin }: Terms, rate: Decimal): Decimal {
	const end = new Exact(fv).negated();
	return begin ? end.dividedBy(rate.plus(1)) : end;
}

function toRow(
	period: number,
	payment: Decimal,
	interest: Decimal,
	principal: Decimal,
	balance: Decimal,
): Row {
	return {
		period,
		payment: print(payment),
		interest: print(interest),
		principal: print(principal),
		balance: print(balance),
	};
}

function toCents(value: Decimal): Decimal {
	return value.toDecimalPlaces(cents, Decimal.ROUND_HALF_UP);
}

function print(value: Decimal): string {
	return value.isZero() ? '0.00' : value.toFixed(cents);
}
