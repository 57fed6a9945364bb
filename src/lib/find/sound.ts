/** Stands for any vowels: they differ between alphabets, their places less so. */
const vowels = '.';
/** Fewer consonants are those of many words. */
const shortest = 3;

/** What is spelt in several ways for one sound, the longer first. All texts are folded. */
const spellings: readonly (readonly [RegExp, string])[] = [
	[/dzh|dj|zh/g, 'j'],
	[/ph/g, 'f'],
	[/th/g, 't'],
	[/ck|kh|[cqh]/g, 'k'],
	[/x/g, 'ks'],
	[/w/g, 'v'],
	[/[aeiou]+/g, vowels],
	// The letter г is written for g and for h.
	[/g/g, 'k'],
	[/(.)\1+/g, '$1'],
];

/** Of all terms, which are compared again at each key. */
const sounds = new Map<string, string>();

/**
 * The consonants of a folded word as they sound, so that a name finds itself in another alphabet. Of three consonants, also
 * where the vowels are: a clock is no chalice. Empty for fewer.
 * @example toSound('taipskript') // 'tpskrpt', like toSound('tipescript')
 * @example toSound('fihma') // 'f.km', like toSound('figma')
 */
export function toSound(word: string): string {
	const known = sounds.get(word);
	if (known !== undefined) return known;
	const spoken = spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
	const consonants = spoken.replaceAll(vowels, '').replace(/(.)\1+/g, '$1');
	const short = consonants.length < shortest ? '' : spoken.replace(/\.$/, '');
	const result = consonants.length > shortest ? consonants : short;
	sounds.set(word, result);
	return result;
}
