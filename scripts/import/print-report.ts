import type { ImportLog, Note } from './log.ts';
import type { Source } from './read-source.ts';
import type { Written } from './write.ts';

interface Report {
	sources: readonly Source[];
	log: ImportLog;
	written: Written;
	dryRun: boolean;
}

/** What the author reads after an import. */
export function printReport({ sources, log, written, dryRun }: Report): string {
	const { created, same, kept, replaced } = written;
	return [
		...sources.map(printSource),
		`${dryRun ? 'Would write' : 'Written'}: ${count(created.length, 'new file')}, ${count(replaced.length, 'replaced file')}. The same already: ${same.length}.`,
		...section(
			'Kept as they were, because they are already there with other content (--force replaces them)',
			kept.map((file) => `src/content/${file}`),
		),
		...section('Found no place', log.unplaced.map(printNote)),
		...section('Changed on the way', log.changed.map(printNote)),
		...section(
			'Missing in the file; a stand-in is written, which you have to replace',
			log.missing.map(printNote),
		),
		'Look it over with "npm run content:check" and "npm run dev".',
	].join('\n\n');
}

function printSource({ name, kind, encoding, passedOver }: Source): string {
	const lines = [`${name}: ${kind}${encoding === 'utf-8' ? '' : `, ${encoding}`}`];
	if (passedOver.length > 0) lines.push(`  Files without a use here: ${passedOver.join(', ')}`);
	return lines.join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
	if (lines.length === 0) return [];
	return [[`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n')];
}

function printNote({ place, value, reason }: Note): string {
	return `${place}: ${value}${reason ? ` (${reason})` : ''}`;
}

function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
