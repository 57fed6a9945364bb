/** A language and the parts of English interface texts that none of its own has: nothing of its pages may have one. */
export function listEnglish(english: object, own: object): string[] {
	const texts = [...listTexts(own)].join('\n');
	const parts = [...listTexts(english)].flatMap((text) =>
		text
			.split(/\{\w+\}/)
			.map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
			.filter((part) => /\p{L}{2}/u.test(part)),
	);
	return [...new Set(parts)].filter((part) => !hasWords(texts, part));
}

/** Those of the parts that a text has as whole words. @example findEnglish('Alle projects', ['projects']) // ['projects'] */
export function findEnglish(text: string, parts: readonly string[]): string[] {
	return parts.filter((part) => hasWords(text, part));
}

function hasWords(text: string, part: string): boolean {
	// Without a search for most of the parts.
	return (
		text.includes(part) &&
		new RegExp(
			`(?<![\\p{L}\\p{M}\\d_./-])${RegExp.escape(part)}(?![\\p{L}\\p{M}\\d_/-])`,
			'u',
		).test(text)
	);
}

function* listTexts(words: object): Generator<string> {
	for (const value of Object.values(words)) {
		if (typeof value === 'string') yield value;
		else if (typeof value === 'object') yield* listTexts(value);
	}
}
