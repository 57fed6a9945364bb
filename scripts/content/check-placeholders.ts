import { isProse } from '#schemas/prose.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Entry, readTexts, toMistake, toMistakeAt } from './source.ts';

/** Texts that a command wrote because it did not have the answer. */
export function checkPlaceholders(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => [
		...[...readTexts(entry.value)]
			.filter(([, text]) => isPlaceholder(text))
			.map(([path, text]) => toMistake(entry, path, toFinding('placeholder', { text }))),
		...(isProse(entry.collection) ? checkLines(entry) : []),
	]);
}

/** In prose, a placeholder is a paragraph or a heading. */
function checkLines({ file, text }: Entry): Mistake[] {
	return text.split('\n').flatMap((written, index) => {
		const line = written.replace(/^#+ /, '');
		if (!isPlaceholder(line)) return [];
		return [
			toMistakeAt(file, toFinding('placeholder', { text: line }), { line: index + 1, column: 1 }),
		];
	});
}
