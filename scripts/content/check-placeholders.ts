import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Entry, readTexts, toMistake } from './source.ts';

/** Texts that a command wrote because it did not have the answer. */
export function checkPlaceholders(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) =>
		[...readTexts(entry.value)]
			.filter(([, text]) => isPlaceholder(text))
			.map(([path, text]) => toMistake(entry, path, toFinding('placeholder', text))),
	);
}
