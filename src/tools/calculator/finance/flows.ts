import type { Decimal } from 'decimal.js';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { bisect } from './bisect.ts';

/** Logarithms of growth per period that are searched for a rate: from −99 % to ten thousand per cent. */
const range = 4.6;
const step = 0.005;

const refinements = 12;

/** A machine that costs 10,000, earns for four years and is sold in the fifth; written as `readFlows` reads it. */
export const exampleFlows = { flows: ['-10000', '2800 × 4', '3500'], rate: '9' };

/**
 * Net present value: the flows of periods 0, 1, 2 and so on, at a rate in per cent a period. Undefined at −100 % and below.
 * @param flows decimal texts; what is received is positive
 */
export function toNetValue(flows: readonly string[], rate: string): string | undefined {
	const growth = new SolverDecimal(rate).dividedBy(100).plus(1);
	if (growth.lessThanOrEqualTo(0)) return undefined;
	return toExactText(discount(flows.map(toDecimal), growth).value.toString());
}

/**
 * Internal rates of return in per cent a period, in rising order: the rates at which the net present value is zero. None
 * for flows of one sign, possibly several for flows that change their sign more than once.
 */
export function findReturns(flows: readonly string[]): readonly string[] {
	const exact = flows.map(toDecimal);
	const signs = exact.filter((flow) => !flow.isZero()).map((flow) => flow.isPositive());
	if (signs.every((sign) => sign === signs[0])) return [];
	const curve = toCurve(exact);
	const rates: string[] = [];
	const steps = Math.round((2 * range) / step);
	for (let index = 0; index < steps; index += 1) {
		const from = index * step - range;
		const to = (index + 1) * step - range;
		const [left, right] = [curve(from), curve(to)];
		if (left !== 0 && left > 0 === right > 0) continue;
		const root = left === 0 ? from : bisect(curve, from, to);
		rates.push(toExactText(refine(exact, root).minus(1).times(100).toString()));
	}
	return rates;
}

function toDecimal(flow: string): Decimal {
	return new SolverDecimal(flow);
}

/** The value of the flows at the beginning, and its slope over the growth. */
function discount(flows: readonly Decimal[], growth: Decimal): { value: Decimal; slope: Decimal } {
	let value = new SolverDecimal(0);
	let slope = new SolverDecimal(0);
	for (const flow of flows.toReversed()) {
		slope = slope.minus(value.dividedBy(growth)).dividedBy(growth);
		value = value.dividedBy(growth).plus(flow);
	}
	return { value, slope };
}

/** The value over the logarithm of growth, at the end instead of the beginning left of zero, where it would overflow. */
function toCurve(flows: readonly Decimal[]): (x: number) => number {
	const numbers = flows.map(Number);
	const largest = Math.max(...numbers.map(Math.abs));
	const last = numbers.length - 1;
	return (x) => {
		const shift = x < 0 ? last * x : 0;
		return numbers.reduce((sum, flow, period) => {
			return sum + (flow / largest) * Math.exp(shift - x * period);
		}, 0);
	};
}

/** Newton's steps on the exact value. */
function refine(flows: readonly Decimal[], root: number): Decimal {
	let growth = new SolverDecimal(Math.exp(root));
	for (let index = 0; index < refinements; index += 1) {
		const { value, slope } = discount(flows, growth);
		if (value.isZero() || slope.isZero()) break;
		growth = growth.minus(value.dividedBy(slope));
	}
	return growth;
}
