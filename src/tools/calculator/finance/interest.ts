import { Exact } from '#tools/calculator/exact.ts';
import type { Terms } from './terms.ts';

/**
 * The interest of the first period, a decimal text without a sign, when the payments do not cover it: then no number of
 * them pays the loan off. Undefined when they do, and where nothing is owed and paid back.
 */
export function findUncoveredInterest({ pv, pmt, i, perYear, begin }: Terms): string | undefined {
	const owed = new Exact(pv);
	const payment = new Exact(pmt);
	if (owed.eq(0) || payment.eq(0) || owed.s === payment.s) return undefined;
	const left = begin ? owed.plus(payment) : owed;
	const interest = left.times(i).div(100).div(perYear);
	return interest.s === owed.s && interest.abs().gte(payment.abs())
		? interest.abs().toFixed(2)
		: undefined;
}
