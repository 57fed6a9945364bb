import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readTexts, toMistake } from './source.ts';

/**
 * Invisible characters that break an output: control characters, which feeds and PDF may not contain, unpaired surrogates,
 * and characters that reverse the direction of the following text. The site treats line breaks and tabs as spaces.
 */
const invisible =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

/** A mistake for every text with invisible characters, naming the first of them. */
export function checkCharacters(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) =>
		[...readTexts(entry.value)].flatMap(([path, text]) => {
			const [character] = text.match(invisible) ?? [];
			if (character === undefined) return [];
			const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
			return toMistake(
				entry,
				path,
				'invisible-character',
				sentences['invisible-character'](`U+${code}`),
			);
		}),
	);
}

/** @example withoutInvisible('Kyiv\u0007') // 'Kyiv' */
export function withoutInvisible(text: string): string {
	return text.replace(invisible, '');
}
