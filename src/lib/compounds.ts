interface Part {
	text: string;
	compound: boolean;
}

/** Longer ones may be divided: a line that ends early looks worse than one that ends with a hyphen. */
const longestWhole = 14;
const compound = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u;

/**
 * A text in parts: short words that are joined by a hyphen are parts of their own, so that a heading can keep each in one
 * line.
 *
 * @example toCompounds('CV: Front-end') // [{ text: 'CV: ', compound: false }, { text: 'Front-end', compound: true }]
 */
export function toCompounds(text: string): Part[] {
	return text
		.split(compound)
		.map((part, index) => ({
			text: part,
			compound: index % 2 === 1 && part.length <= longestWhole,
		}))
		.filter((part) => part.text !== '');
}
