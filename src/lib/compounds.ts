import { type MarkedPart, splitMarked } from './marked-text.ts';

/** Longer ones may be divided: a line that ends early looks worse than one that ends with a hyphen. */
const longestWhole = 14;
const compound = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/**
 * A text in parts: short words that are joined by a hyphen are marked, so that a heading can keep each in one line.
 *
 * @example toCompounds('CV: Front-end') // 'CV: ', 'Front-end' (marked)
 */
export function toCompounds(text: string): MarkedPart[] {
	return splitMarked(text, compound).map((part) => ({
		...part,
		marked: part.marked && part.text.length <= longestWhole,
	}));
}
