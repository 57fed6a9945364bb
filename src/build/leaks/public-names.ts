/**
 * Tells whether a name is public in any order of its words, with initials, and in capitals.
 * @example makeNameCheck(['Olena Pryklad'])('PRYKLAD O.') // true
 */
export function makeNameCheck(publicTexts: readonly string[]): (name: string) => boolean {
	const known = publicTexts.map(toWords);
	return (name) => {
		const words = toWords(name);
		const fits = (own: readonly string[]) => (word: string) =>
			own.some((each) => each === word || (word.length === 1 && each.startsWith(word)));
		return words.some(({ length }) => length > 1) && known.some((own) => words.every(fits(own)));
	};
}

function toWords(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
