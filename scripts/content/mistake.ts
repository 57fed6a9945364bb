import type { Finding } from './finding.ts';

/** A mistake in the content, and its position. */
export interface Mistake extends Finding {
	/** Path from the project folder. */
	file: string;
	/** From 1. */
	line: number;
	/** From 1, as editors count. */
	column: number;
	/** `title.uk`; undefined if the mistake concerns the whole file. */
	field?: string | undefined;
}

export type FieldPath = readonly PropertyKey[];

/** The path of a field as text. @example toFieldName(['contacts', 0, 'url']) // 'contacts[0].url' */
export function toFieldName(path: FieldPath): string | undefined {
	if (path.length === 0) return undefined;
	return path
		.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
		.join('')
		.replace(/^\./, '');
}

/** Line and column of a position in a text, both from 1. */
export function toPosition(text: string, offset: number): { line: number; column: number } {
	const lines = text.slice(0, offset).split('\n');
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

export function byPlace(a: Mistake, b: Mistake): number {
	return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
