const longest = 60;

/** The beginning of a text, as a name in a sentence: one line, and never half an emoji. */
export function toShortName(text: string): string {
	const start = [...text.slice(0, 4 * longest).replace(/\s+/g, ' ')];
	return start.length > longest || text.length > 4 * longest
		? `${start.slice(0, longest).join('')}…`
		: start.join('');
}
