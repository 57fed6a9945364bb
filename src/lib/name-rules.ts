/**
 * The rule by which a name fills its column and never leaves it: the width of its widest word, in em, for
 * `font-size: min(…, 100cqi / var(--widest))`.
 *
 * @example toNameCss(5.399) // '.hero-name{--widest:5.4}'
 */
export function toNameCss(widestWordEm: number): string {
	const rounded = Math.ceil(Math.max(1, widestWordEm) * 100) / 100;
	return `.hero-name{--widest:${rounded}}`;
}
