/** One clean line of at most so many letters: no control characters, no marks that turn the direction of writing for what follows. */
export function cleanLine(text: string, longest: number): string {
	const line = text
		.slice(0, 4 * longest)
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
		.trimStart();
	// The first segmenter takes 50 ms, most lines need none: a letter has at least one unit of a string.
	if (line.length <= longest) return line;
	return [...new Intl.Segmenter().segment(line)]
		.slice(0, longest)
		.map(({ segment }) => segment)
		.join('')
		.slice(0, 4 * longest);
}
