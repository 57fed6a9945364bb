import type { Decimal } from 'decimal.js';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import { bisect } from './bisect.ts';
import type { Terms } from './terms.ts';

/** Logarithms of growth per period that are searched: up to a millionfold, on both sides of zero. */
const smallest = 1e-9;
const largest = 14;
const ratio = 1.02;

/** Where two rates meet, how near to zero the curve must come, against the sums of money in it. */
const touching = 1e-13;

/** Digits to which a rate is refined. */
const rateDigits = 45;

/**
 * All interest rates of a period, as fractions above −1 and in rising order, for which the five
 * values agree: none, one or two. The curve of the balance is walked over a grid that is fine near
 * zero; each change of sign, and each turn that could reach zero, is followed to the end.
 */
export function findRates(terms: Terms): Decimal[] {
	const changes = countSignChanges(terms);
	if (changes === 0) return [];
	const curve = toCurve(terms);
	const roots: number[] = [];
	const points = grid.map((x) => ({ x, y: curve(x) }));
	for (const [index, right] of points.entries()) {
		const left = points[index - 1];
		const before = points[index - 2];
		if (!left) continue;
		if (right.y === 0) roots.push(right.x);
		else if (left.y !== 0 && left.y > 0 !== right.y > 0) roots.push(bisect(curve, left.x, right.x));
		else if (changes > 1 && before && turns(before.y, left.y, right.y)) {
			roots.push(...findTouch(curve, before.x, right.x));
		}
	}
	const rates = roots.map((root) => refine(terms, root)).filter((rate) => rate !== undefined);
	return rates.filter((rate, index) => !rates.slice(0, index).some((other) => isSame(rate, other)));
}

function isSame(a: Decimal, b: Decimal): boolean {
	return a.minus(b).abs().lessThan('1e-12');
}

const grid = toGrid();

function toGrid(): number[] {
	const side: number[] = [];
	for (let x = smallest; x < largest; x *= ratio) side.push(x);
	return [...side.map((x) => -x).reverse(), 0, ...side];
}

/** Changes of sign in the row of payments: without one there is no rate; one gives one rate; two give none or two. */
function countSignChanges({ n, pv, pmt, fv, begin }: Terms): number {
	const payment = new SolverDecimal(pmt);
	const first = begin ? payment.plus(pv) : new SolverDecimal(pv);
	const last = begin ? new SolverDecimal(fv) : payment.plus(fv);
	const row = new SolverDecimal(n).greaterThan(1) ? [first, payment, last] : [first, last];
	const signs = row.filter((each) => !each.isZero()).map((each) => each.isPositive());
	return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/**
 * The balance over x = ln(1 + i), in units of the money in play. Left of zero it is the value at the
 * end instead of the start, which has the same zeros and does not overflow.
 */
function toCurve(terms: Terms): (x: number) => number {
	const n = Number(terms.n);
	const pv = Number(terms.pv);
	const pmt = Number(terms.pmt);
	const fv = Number(terms.fv);
	const money = Math.abs(pv) + Math.abs(pmt) * n + Math.abs(fv);
	return (x) => {
		const payment = pmt * (terms.begin ? Math.exp(x) : 1);
		if (x === 0) return (pv + payment * n + fv) / money;
		if (x > 0) {
			return (pv - (payment * Math.expm1(-n * x)) / Math.expm1(x) + fv * Math.exp(-n * x)) / money;
		}
		return (pv * Math.exp(n * x) + (payment * Math.expm1(n * x)) / Math.expm1(x) + fv) / money;
	};
}

/** Nearest to zero in the middle, on one side of it. */
function turns(before: number, middle: number, after: number): boolean {
	if (before > 0 !== middle > 0 || middle > 0 !== after > 0) return false;
	return Math.abs(middle) <= Math.abs(before) && Math.abs(middle) <= Math.abs(after);
}

/** Between two points of the grid the curve may just touch zero, or dip below it and return. */
function findTouch(curve: (x: number) => number, from: number, to: number): number[] {
	const sign = Math.sign(curve(from));
	let [low, high] = [from, to];
	for (let step = 0; step < 120; step++) {
		const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
		if (sign * curve(a) < sign * curve(b)) high = b;
		else low = a;
	}
	const turn = (low + high) / 2;
	const depth = sign * curve(turn);
	if (depth < 0) return [bisect(curve, from, turn), bisect(curve, turn, to)];
	return depth < touching ? [turn] : [];
}

/** Secant steps on the exact balance; undefined when they lead away. */
function refine(terms: Terms, x: number): Decimal | undefined {
	const start = new SolverDecimal(Math.expm1(x));
	let before = start.plus(start.abs().plus(1e-6).times(1e-7));
	let rate = start;
	let beforeY = toBalance(terms, before);
	for (let step = 0; step < 40; step++) {
		const y = toBalance(terms, rate);
		const slope = y.minus(beforeY);
		if (y.isZero() || slope.isZero()) break;
		const next = rate.minus(y.times(rate.minus(before)).dividedBy(slope));
		[before, beforeY] = [rate, y];
		if (!next.isFinite() || next.lessThanOrEqualTo(-1)) return undefined;
		const change = next.minus(rate).abs();
		rate = next;
		if (change.lessThan(next.abs().plus('1e-12').times(`1e-${rateDigits}`))) break;
	}
	return rate.toDecimalPlaces(rateDigits);
}

function toBalance(terms: Terms, rate: Decimal): Decimal {
	const n = new SolverDecimal(terms.n);
	const end = rate.plus(1).pow(n.negated());
	return toAnnuity(terms, rate, n, end).times(terms.pmt).plus(terms.pv).plus(end.times(terms.fv));
}

/**
 * What payments of 1 are worth at the start.
 * @param end what 1 at the end is worth at the start
 */
export function toAnnuity({ begin }: Terms, rate: Decimal, n: Decimal, end: Decimal): Decimal {
	if (rate.isZero()) return n;
	const atEnd = new SolverDecimal(1).minus(end).dividedBy(rate);
	return begin ? atEnd.times(rate.plus(1)) : atEnd;
}
