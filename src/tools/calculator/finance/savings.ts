import { Exact } from '#tools/calculator/exact.ts';
import { type AmortizationRow, sum } from './amortization.ts';

/** What paying more with each payment saves. */
export interface Savings {
	/** Payments that are no longer due. */
	payments: number;
	/** Interest that is no longer due, a decimal text. */
	interest: string;
}

/** The difference between a schedule and the one with larger payments. */
export function toSavings(
	plain: readonly AmortizationRow[],
	faster: readonly AmortizationRow[],
): Savings {
	const toInterest = (rows: readonly AmortizationRow[]) => new Exact(sum(rows, 'interest')).abs();
	return {
		payments: plain.length - faster.length,
		interest: toInterest(plain).minus(toInterest(faster)).toFixed(2),
	};
}
