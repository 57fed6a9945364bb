/** Creating one takes longer than all uses of it here. */
const segmenter = new Intl.Segmenter();

/** One clean line of at most so many letters: no control characters, no marks that turn the direction of writing for what follows. */
export function cleanLine(text: string, longest: number): string {
	const line = text
		.slice(0, 4 * longest)
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
	return [...segmenter.segment(line.trimStart())]
		.slice(0, longest)
		.map(({ segment }) => segment)
		.join('')
		.slice(0, 4 * longest);
}
