/** What is spelt in several ways for one sound, the longer first. All texts are folded. */
const spellings: readonly (readonly [RegExp, string])[] = [
	[/dzh|dj|zh/g, 'j'],
	[/ph/g, 'f'],
	[/th/g, 't'],
	[/ck|kh|[cqh]/g, 'k'],
	[/x/g, 'ks'],
	[/w/g, 'v'],
	[/[aeiou]/g, ''],
	// The letter г is written for g and for h.
	[/g/g, 'k'],
	[/(.)\1+/g, '$1'],
];

/** Of all terms, which are compared again at each key. */
const sounds = new Map<string, string>();

/**
 * The consonants of a folded word as they sound, so that a name finds itself in another alphabet.
 * @example toSound('taipskript') // 'tpskrpt', like toSound('tipescript')
 */
export function toSound(word: string): string {
	const known = sounds.get(word);
	if (known !== undefined) return known;
	const result = spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
	sounds.set(word, result);
	return result;
}
