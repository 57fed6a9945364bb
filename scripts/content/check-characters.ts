import { invisible, toHex } from '../invisible.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { type Entry, readTexts, toMistake } from './source.ts';

/** A mistake for every text with invisible characters, naming the first of them. */
export function checkCharacters(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) =>
		[...readTexts(entry.value)].flatMap(([path, text]) => {
			const [character] = text.match(invisible) ?? [];
			if (character === undefined) return [];
			return toMistake(
				entry,
				path,
				toFinding('invisible-character', { character: `U+${toHex(character)}` }),
			);
		}),
	);
}
