import { countNouns } from '../count-nouns.ts';
import { escapeInvisible } from '../invisible.ts';
import { allCollections } from './collections.ts';
import type { Mistake } from './mistake.ts';
import type { Entry } from './source.ts';

/** All mistakes and their number. */
export function printMistakes(mistakes: readonly Mistake[]): string {
	const files = new Set(mistakes.map(({ file }) => file)).size;
	const total = `${countNouns(mistakes.length, 'mistake')} in ${countNouns(files, 'file')}.`;
	return [...mistakes.map(printMistake), total].join('\n\n');
}

/** The line for content without mistakes. */
export function printCounts(entries: readonly Entry[]): string {
	const counts = allCollections
		.map(([name]) => ({ name, size: entries.filter((entry) => entry.collection === name).length }))
		.map(({ name, size }) => `${name} ${size}`);
	return `No mistakes in ${countNouns(entries.length, 'file')} (${counts.join(', ')}).`;
}

/** One mistake. Editors and terminals open the position in its first line. */
export function printMistake(mistake: Mistake): string {
	const { file, line, column, field } = mistake;
	return [
		`${file}:${line}:${column}${field === undefined ? '' : `  ${field}`}`,
		`  ${mistake.sentence}`,
		`  Found:    ${mistake.found}`,
		`  Expected: ${mistake.expected}`,
		`  Example:  ${mistake.example}`,
	]
		.map(escapeInvisible)
		.join('\n');
}
