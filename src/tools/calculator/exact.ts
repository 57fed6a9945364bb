import createBig from 'big.js';

const halfUp = 1;

/**
 * The arithmetic of the printing calculator and of schedules: sums and products are exact, quotients
 * have a hundred decimals. The standard calculator shares the library, so that it is loaded once;
 * powers and logarithms need another one, which only solving loads.
 */
export const Exact = createBig();
Exact.DP = 100;
Exact.RM = halfUp;
Exact.NE = -40;
Exact.PE = 64;

export type Exact = createBig.Big;

export function isZero(value: Exact): boolean {
	return value.eq(0);
}
