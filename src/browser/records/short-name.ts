const longest = 60;

/**
 * The beginning of a text, as a name in a sentence: one line, and never half an emoji. Nothing in it may
 * turn the direction of the sentence around it.
 */
export function toShortName(text: string): string {
	const line = text.slice(0, 4 * longest).replace(/[\s\p{Cc}]+/gu, ' ');
	const start = [...line.replace(/\p{Bidi_Control}/gu, '')];
	return start.length > longest || text.length > 4 * longest
		? `${start.slice(0, longest).join('')}…`
		: start.join('');
}
