import type { Decimal } from 'decimal.js';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { findObstacle } from './obstacle.ts';
import { findRates, toAnnuity } from './rate.ts';
import { largestCount, type Register, type Solution, type Terms } from './terms.ts';

/**
 * Finds one of the five from the other four: the value for which
 * PV + PMT·(1 + i·begin)·(1 − (1 + i)^−N)/i + FV·(1 + i)^−N is zero.
 */
export function solve(terms: Terms, unknown: Register): Solution {
	const [value, ...others] = find(terms, unknown).map((each) => toExactText(each.toString()));
	if (value === undefined) return { state: 'none', obstacle: findObstacle(terms, unknown) };
	return others.length === 0
		? { state: 'solved', value }
		: { state: 'several', values: [value, ...others] };
}

function find(terms: Terms, unknown: Register): readonly Decimal[] {
	const n = new SolverDecimal(terms.n);
	const rate = toPeriodRate(terms);
	if (unknown !== 'n' && (n.lessThanOrEqualTo(0) || n.greaterThan(largestCount))) return [];
	if (unknown !== 'i' && rate.lessThanOrEqualTo(-1)) return [];
	if (unknown === 'i') return findRates(terms).map((each) => toYearly(each, terms));
	const value = compute(terms, unknown, rate, n);
	return value?.isFinite() ? [value] : [];
}

/** Interest of one period, as a fraction: 0.01 for 12 % a year and 12 payments. */
function toPeriodRate({ i, perYear }: Terms): Decimal {
	return new SolverDecimal(i).dividedBy(100).dividedBy(perYear);
}

/** A solved payment has 40 digits. What they leave over in the number of payments lies behind these decimals. */
const decimalsOfCount = 15;
/** What they leave over in an amount is less than this share of it. */
const leastShare = 1e-30;

function compute(
	terms: Terms,
	unknown: Exclude<Register, 'i'>,
	rate: Decimal,
	n: Decimal,
): Decimal | undefined {
	if (unknown === 'n') return toCount(terms, rate);
	const end = rate.plus(1).pow(n.negated());
	const payments = toAnnuity(terms, rate, n, end);
	const { pv, pmt, fv } = toAmounts(terms);
	if (unknown === 'pv') return settle(pmt.times(payments), fv.times(end)).negated();
	if (unknown === 'fv') return settle(pmt.times(payments), pv).dividedBy(end).negated();
	return payments.isZero() ? undefined : settle(pv, fv.times(end)).dividedBy(payments).negated();
}

/** The sum of two amounts, nothing where one settles the other. */
function settle(amount: Decimal, other: Decimal): Decimal {
	const sum = amount.plus(other);
	return sum.abs().lessThan(amount.abs().times(leastShare)) ? new SolverDecimal(0) : sum;
}

function toCount(terms: Terms, rate: Decimal): Decimal | undefined {
	const { pv, pmt, fv } = toAmounts(terms);
	const found = rate.isZero() ? pv.plus(fv).dividedBy(pmt).negated() : toGrowth();
	const n = found?.toDecimalPlaces(decimalsOfCount);
	return n?.isFinite() && n.greaterThan(0) && n.lessThanOrEqualTo(largestCount) ? n : undefined;

	function toGrowth() {
		const payment = terms.begin ? pmt.times(rate.plus(1)) : pmt;
		const growth = payment.minus(fv.times(rate)).dividedBy(payment.plus(pv.times(rate)));
		return growth.greaterThan(0) ? growth.ln().dividedBy(rate.plus(1).ln()) : undefined;
	}
}

function toAmounts({ pv, pmt, fv }: Terms) {
	return {
		pv: new SolverDecimal(pv),
		pmt: new SolverDecimal(pmt),
		fv: new SolverDecimal(fv),
	};
}

function toYearly(rate: Decimal, { perYear }: Terms): Decimal {
	return rate.times(perYear).times(100);
}
