/** Two in a hundred: engines round, hint and scale letters differently, and a word that is a hair too wide is broken. */
const reserve = 1.02;

/**
 * The width in em that a text is given where its size follows from it, as in `font-size: 100cqi / …`: what was measured,
 * and a reserve.
 *
 * @example toFittedWidth(5.3) // 5.41
 */
export function toFittedWidth(measuredEm: number): number {
	return Math.ceil(measuredEm * reserve * 100 - 1e-6) / 100;
}
