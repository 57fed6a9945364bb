import { countNouns } from '../count-nouns.ts';
import type { ImportLog, Note } from './log.ts';
import type { Source } from './read-source.ts';
import type { Written } from './write.ts';

interface Report {
	sources: readonly Source[];
	log: ImportLog;
	written: Written;
	dryRun: boolean;
}

/** The report that an import prints. */
export function printReport({ sources, log, written, dryRun }: Report): string {
	const { created, same, kept, replaced } = written;
	return [
		...sources.map(printSource),
		`${dryRun ? 'Would write' : 'Written'}: ${countNouns(created.length, 'new file')}, ${countNouns(replaced.length, 'replaced file')}. Unchanged: ${same.length}.`,
		...section(
			'Not replaced, because a different file already exists (use --force to replace it)',
			kept.map((file) => `src/content/${file}`),
		),
		...section('Not imported', log.notImported.map(printNote)),
		...section('Imported with changes', log.changed.map(printNote)),
		...section('Missing from your file (replace these placeholders)', log.missing.map(printNote)),
		'Review the result: npm run content:check, then npm run dev.',
	].join('\n\n');
}

function printSource({ name, kind, encoding, passedOver }: Source): string {
	const lines = [`${name}: ${kind}${encoding === 'utf-8' ? '' : `, ${encoding}`}`];
	if (passedOver.length > 0) lines.push(`  Files not used: ${passedOver.join(', ')}`);
	return lines.join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
	if (lines.length === 0) return [];
	return [[`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n')];
}

function printNote({ place, value, reason }: Note): string {
	return `${place}: ${value}${reason ? ` (${reason})` : ''}`;
}
