import { readEntries } from '../entries.ts';
import { type Entry, readField } from '../source.ts';

/** A new text for a part of a file. */
export interface Edit {
	offset: number;
	length: number;
	text: string;
	/** The line that reports it. */
	change: string;
}

/** The text with all edits, which may not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]) {
	const fixed = edits
		.toSorted((a, b) => b.offset - a.offset)
		.reduce(
			(before, edit) =>
				before.slice(0, edit.offset) + edit.text + before.slice(edit.offset + edit.length),
			text,
		);
	return { text: fixed, changes: edits.map(({ change }) => change) };
}

/** The parsed file, or undefined if it is not valid. */
export function readAlone(file: string, text: string): Entry | undefined {
	const tree = {
		texts: new Map([[file, text]]),
		assets: new Set<string>(),
		publicFiles: new Set<string>(),
		packages: new Set<string>(),
		developmentPackages: new Set<string>(),
	};
	const [entry] = readEntries(tree).entries;
	return typeof readField(entry?.value, []) === 'object' ? entry : undefined;
}
