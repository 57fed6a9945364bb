import { Exact, isZero } from '#tools/calculator/exact.ts';
import type { Register } from './terms.ts';

/** Decimals of a result in its field: money to the cent, the rate and the count finer. */
const places = { n: 4, i: 6, pv: 2, pmt: 2, fv: 2 } as const satisfies Record<Register, number>;

/** A value in its field: a whole number without decimals. @example toField('pmt', '-1137.7224') // '-1137.72' */
export function toField(register: Register, value: string): string {
	const number = new Exact(value);
	if (number.e >= 20) return number.toExponential(8);
	const whole = number.round();
	if (number.eq(whole)) return whole.toFixed();
	const rounded = number.round(places[register]);
	if (isZero(rounded)) return number.prec(6).toExponential();
	return register === 'n' || register === 'i' ? rounded.toString() : rounded.toFixed(2);
}
