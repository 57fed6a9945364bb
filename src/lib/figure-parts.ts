import { type MarkedPart, splitMarked } from './marked-text.ts';

const words = /(\s*\p{L}(?:[\p{L}\p{M}\s’'-]*[\p{L}\p{M}])?\s*)/gu;

/**
 * A result in runs of digits and symbols, and of words, which are marked: they can be set smaller.
 *
 * @example toFigureParts('1 in 8') // '1', ' in ' (marked), '8'
 */
export function toFigureParts(figure: string): MarkedPart[] {
	return splitMarked(figure, words);
}

/** What of the results the display face writes: digits and symbols. */
export function toDigits(figures: readonly (string | undefined)[]): string {
	return figures.join('').replace(words, '');
}
