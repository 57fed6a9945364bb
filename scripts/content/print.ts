import { allCollections } from './collections.ts';
import type { Mistake } from './mistake.ts';
import type { Entry } from './source.ts';

/** All mistakes, and how many there are. */
export function printMistakes(mistakes: readonly Mistake[]): string {
	const files = new Set(mistakes.map(({ file }) => file)).size;
	const total = `${count(mistakes.length, 'mistake')} in ${count(files, 'file')}.`;
	return [...mistakes.map(printMistake), total].join('\n\n');
}

/** The one sentence of a content without mistakes. */
export function printCounts(entries: readonly Entry[]): string {
	const counts = allCollections
		.map(([name]) => ({ name, size: entries.filter((entry) => entry.collection === name).length }))
		.map(({ name, size }) => `${name} ${size}`);
	return `The content is in order: ${count(entries.length, 'file')} (${counts.join(', ')}).`;
}

/** One mistake as the author reads it; editors and terminals open the place in its first line. */
function printMistake(mistake: Mistake): string {
	const { file, line, column, field } = mistake;
	return [
		`${file}:${line}:${column}${field === undefined ? '' : `  ${field}`}`,
		`  ${mistake.sentence}`,
		`  Found:    ${mistake.found}`,
		`  Expected: ${mistake.expected}`,
		`  Example:  ${mistake.example}`,
	].join('\n');
}

function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
