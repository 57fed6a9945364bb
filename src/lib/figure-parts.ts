/** A run of a result: digits and symbols, or words between them. */
export interface FigurePart {
	text: string;
	words: boolean;
}

/**
 * A result in runs, so that words can be set smaller than digits.
 *
 * @example toFigureParts('1 in 8') // '1', ' in ' (words), '8'
 */
export function toFigureParts(figure: string): FigurePart[] {
	return figure
		.split(/(\s*\p{L}(?:[\p{L}\p{M}\s’'-]*[\p{L}\p{M}])?\s*)/u)
		.map((text, index) => ({ text, words: index % 2 === 1 }))
		.filter(({ text }) => text !== '');
}

/** What of the results the display face writes: digits and symbols. */
export function toDigits(figures: readonly (string | undefined)[]): string {
	return figures
		.flatMap((figure = '') => toFigureParts(figure))
		.filter(({ words }) => !words)
		.map(({ text }) => text)
		.join('');
}
