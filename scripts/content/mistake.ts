import type { Kind } from './sentences.ts';
import type { Wording } from './wording.ts';

/** One thing an author has to mend, and where. */
export interface Mistake extends Wording {
	kind: Kind;
	/** Path from the project folder. */
	file: string;
	/** From 1. */
	line: number;
	/** From 1, as editors count. */
	column: number;
	/** `title.uk`; absent where the whole file is meant. */
	field?: string | undefined;
}

export type FieldPath = readonly PropertyKey[];

/** The field as authors name it. @example toFieldName(['contacts', 0, 'url']) // 'contacts[0].url' */
export function toFieldName(path: FieldPath): string | undefined {
	if (path.length === 0) return undefined;
	return path
		.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
		.join('')
		.replace(/^\./, '');
}

/** Line and column of a place in a text, both from 1. */
export function toPosition(text: string, offset: number): { line: number; column: number } {
	const lines = text.slice(0, offset).split('\n');
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

export function byPlace(a: Mistake, b: Mistake): number {
	return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
