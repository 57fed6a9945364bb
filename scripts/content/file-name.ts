import latin from './latin-letters.json' with { type: 'json' };

/** Some only change how the letter before them sounds: they are nothing. */
const letters: Readonly<Record<string, string>> = latin;

/**
 * A name for a file: small Latin letters, digits and hyphens. What cannot be written so has a number.
 * @example toFileName('Школа танців') // 'shkola-tantsiv'
 */
export function toFileName(words: string): string {
	const name = [...words.toLowerCase()]
		.map((letter) => letters[letter] ?? letter)
		.join('')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 48)
		.replace(/^-|-$/g, '');
	return ['', 'biome', 'package', 'tsconfig', 'jsconfig'].includes(name)
		? `entry-${name || '1'}`
		: name;
}
