import { Exact } from '#tools/calculator/decimal.ts';
import type { Register } from './terms.ts';

/** Decimals of a result in its field: money to the cent, the rate and the count finer. */
const places = { n: 4, i: 6, pv: 2, pmt: 2, fv: 2 } as const satisfies Record<Register, number>;

/** A value in its field: a whole number without decimals. @example toField('pmt', '-1137.7224') // '-1137.72' */
export function toField(register: Register, value: string): string {
	const number = new Exact(value);
	if (number.isInteger() && number.abs().lessThan('1e20')) return number.toFixed(0);
	if (number.abs().greaterThanOrEqualTo('1e20')) return number.toExponential(8);
	const rounded = number.toDecimalPlaces(places[register]);
	if (rounded.isZero()) return number.toSignificantDigits(6).toExponential();
	return register === 'n' || register === 'i' ? rounded.toString() : rounded.toFixed(2);
}
