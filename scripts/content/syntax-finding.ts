import { type Finding, toFinding } from './finding.ts';
import sentences from './syntax-sentences.json' with { type: 'json' };

/**
 * A file that cannot be read, in the words for what its parser reports.
 *
 * @param code of the error; rare ones share the sentence of "other"
 * @param rest of the text, from the error on
 */
export function toSyntaxFinding(format: 'json' | 'yaml', code: string, rest: string): Finding {
	const known: Partial<Record<string, string>> = sentences[format];
	return toFinding(format === 'json' ? 'broken-json' : 'broken-top', {
		sentence: known[code] ?? known.other,
		found: toSnippet(rest),
	});
}

/** The rest of the line, short enough to be printed. */
function toSnippet(rest: string): string {
	const line = rest.split('\n')[0]?.trim() ?? '';
	if (line === '') return rest.trim() === '' ? 'the end of the file' : 'the end of the line';
	return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
