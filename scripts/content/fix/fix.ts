import { findCollection } from '../collections.ts';
import { isTooDeep } from '../json-file.ts';
import type { ContentTree } from '../tree.ts';
import { fixFields } from './fields.ts';
import { fixNames } from './names.ts';

/** What was mended in one file. */
export interface Fix {
	/** Path from `src/content`. */
	file: string;
	/** One line each: what there was, and what there is now. */
	changes: string[];
	text: string;
}

/** Every file in which something can be mended without doubt. The rest is left for `checkContent` to tell. */
export function fixContent(tree: ContentTree): Fix[] {
	return [...tree.texts].flatMap(([file, text]) => {
		// What is not UTF-8 would be lost if it were written back.
		if (findCollection(file) === undefined || text.includes('\uFFFD') || isTooDeep(text)) return [];
		const fix = fixFile(file, text);
		return fix.text === text ? [] : fix;
	});
}

function fixFile(file: string, text: string): Fix {
	const changes: string[] = [];
	let mended = text;
	if (mended.startsWith('\uFEFF')) {
		mended = mended.slice(1);
		changes.push('the byte order mark is gone');
	}
	if (mended.includes('\r\n')) {
		mended = mended.replaceAll('\r\n', '\n');
		changes.push('lines end with LF');
	}
	if (!file.endsWith('.json')) return { file, changes, text: mended };
	const named = fixNames(file, mended);
	const filled = fixFields(file, named.text);
	return { file, changes: [...changes, ...named.changes, ...filled.changes], text: filled.text };
}

export function printFixes(fixes: readonly Fix[]): string {
	if (fixes.length === 0) return 'There was nothing that could be mended without doubt.';
	const lines = fixes.flatMap(({ file, changes }) =>
		changes.map((change) => `  src/content/${file}: ${change}`),
	);
	return [`Mended: ${lines.length}`, ...lines].join('\n');
}
