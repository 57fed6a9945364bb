/** Texts that are shown of a list. */
const longest = 6;

/** A list in one line: of a long one the first texts and the last. @example listEnds(['100', '200']) // '100; 200' */
export function listEnds(texts: readonly string[]): string {
	const isLong = texts.length > longest;
	return (isLong ? [...texts.slice(0, longest - 1), '…', ...texts.slice(-1)] : texts).join('; ');
}
