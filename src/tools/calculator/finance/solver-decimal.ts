import { Decimal } from 'decimal.js';

/**
 * The arithmetic of what the financial calculator solves: 64 digits, with the powers and logarithms that big.js, the
 * arithmetic of all other calculators (`exact.ts`), does not have. It is four times as large, and loaded when solving.
 */
export const SolverDecimal = Decimal.clone({
	precision: 64,
	rounding: Decimal.ROUND_HALF_UP,
	toExpNeg: -40,
	toExpPos: 64,
	maxE: 9999,
	minE: -9999,
});
