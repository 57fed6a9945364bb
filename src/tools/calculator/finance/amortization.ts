import createBig from 'big.js';
import { Exact, isZero } from '#tools/calculator/exact.ts';
import type { Terms } from './terms.ts';

/** Rows that a schedule may have. */
export const largestSchedule = 12_000;

/** A balance beyond this, as a power of ten, is no loan: its digits would fill the page. */
const largestExponent = 30;

const cents = 2;

/** One payment. Amounts have two decimals and the sign convention of the keys: what is paid is negative. */
export interface AmortizationRow {
	period: number;
	payment: string;
	interest: string;
	principal: string;
	balance: string;
}

/**
 * The schedule as HP calculators compute it: the payment and each interest are rounded to cents. What that leaves over
 * is settled in the last payment. Undefined when there is nothing to schedule.
 * @param extra a decimal text without a sign: what is paid with each payment on top of it, where `takesExtra`. The
 * schedule ends as soon as nothing is owed.
 */
export function amortize(terms: Terms, extra = '0'): AmortizationRow[] | undefined {
	const count = new Exact(terms.n).round(0, createBig.roundUp).toNumber();
	const rate = new Exact(terms.i).div(100).div(terms.perYear);
	if (!(count >= 1 && count <= largestSchedule) || rate.lte(-1)) return undefined;
	if (new Exact(terms.pv).e > largestExponent || rate.e > largestExponent) return undefined;
	const target = toCents(toTarget(terms, rate));
	const raise = new Exact(takesExtra(terms) ? extra : 0).times(Math.sign(Number(terms.pmt)));
	const payment = toCents(new Exact(terms.pmt).plus(raise));
	const rows: AmortizationRow[] = [];
	let balance = toCents(new Exact(terms.pv));
	for (let period = 1; period <= count; period++) {
		const early = terms.begin && period === 1;
		const interest = early ? new Exact(0) : toCents(balance.times(rate)).neg();
		const wanted = payment.minus(interest);
		const isLast = period === count || (!isZero(raise) && isPaidOff(balance, wanted));
		const principal = isLast ? target.minus(balance) : wanted;
		balance = balance.plus(principal);
		if (balance.e > largestExponent) return undefined;
		rows.push({
			period,
			payment: print(principal.plus(interest)),
			interest: print(interest),
			principal: print(principal),
			balance: print(balance),
		});
		if (isLast) break;
	}
	return rows;
}

/** Whether a larger payment ends the schedule earlier: of what is paid back to nothing. */
export function takesExtra({ pv, pmt, fv }: Terms): boolean {
	return Number(fv) === 0 && Number(pv) * Number(pmt) < 0;
}

/** @example sum(rows, 'interest') // '-229578.17' */
export function sum(
	rows: readonly AmortizationRow[],
	column: 'payment' | 'interest' | 'principal',
): string {
	return print(rows.reduce((all, row) => all.plus(row[column]), new Exact(0)));
}

function isPaidOff(balance: Exact, principal: Exact): boolean {
	const after = balance.plus(principal);
	return isZero(after) || after.s !== balance.s;
}

/** The balance after the last payment. Paid at the beginning, it still bears a period's interest. */
function toTarget({ fv, begin }: Terms, rate: Exact): Exact {
	const end = new Exact(fv).neg();
	return begin ? end.div(rate.plus(1)) : end;
}

function toCents(value: Exact): Exact {
	return value.round(cents);
}

function print(value: Exact): string {
	return isZero(value) ? '0.00' : value.toFixed(cents);
}
