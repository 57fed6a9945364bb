import { Decimal } from 'decimal.js';

/** The arithmetic of the printing and the financial calculator, which need powers and logarithms. */
export const Exact = Decimal.clone({
	precision: 64,
	rounding: Decimal.ROUND_HALF_UP,
	toExpNeg: -40,
	toExpPos: 64,
	maxE: 9999,
	minE: -9999,
});
