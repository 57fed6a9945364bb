import { toFittedWidth } from './fitted-width.ts';

/**
 * The rule by which a name fills its column and never leaves it: the width of its widest word, in em, for
 * `font-size: min(…, 100cqi / var(--widest))`.
 *
 * @example toNameCss(5.3) // '.hero-name{--widest:5.41}'
 */
export function toNameCss(widestWordEm: number): string {
	return `.hero-name{--widest:${toFittedWidth(Math.max(1, widestWordEm))}}`;
}
