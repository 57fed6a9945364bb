import { findCollection } from '../collections.ts';
import { isTooDeep } from '../json-file.ts';
import type { ContentTree } from '../tree.ts';
import { fixFields } from './fields.ts';
import { fixNames } from './names.ts';

/** The corrections in one file. */
export interface Fix {
	/** Path from `src/content`. */
	file: string;
	/** One line for each correction. */
	changes: string[];
	text: string;
}

/** Every file in which something can be corrected without doubt. `checkContent` reports the rest. */
export function fixContent(tree: ContentTree): Fix[] {
	return [...tree.texts].flatMap(([file, text]) => {
		// Text in another encoding would be damaged by writing it back.
		if (findCollection(file) === undefined || text.includes('\uFFFD') || isTooDeep(text)) return [];
		const fix = fixFile(file, text);
		return fix.text === text ? [] : fix;
	});
}

function fixFile(file: string, text: string): Fix {
	const changes: string[] = [];
	let fixed = text;
	if (fixed.startsWith('\uFEFF')) {
		fixed = fixed.slice(1);
		changes.push('removed the byte order mark');
	}
	if (fixed.includes('\r\n')) {
		fixed = fixed.replaceAll('\r\n', '\n');
		changes.push('changed the line endings to LF');
	}
	if (!file.endsWith('.json')) return { file, changes, text: fixed };
	const named = fixNames(file, fixed);
	const filled = fixFields(file, named.text);
	return { file, changes: [...changes, ...named.changes, ...filled.changes], text: filled.text };
}

export function printFixes(fixes: readonly Fix[]): string {
	if (fixes.length === 0) return 'Nothing to fix automatically.';
	const lines = fixes.flatMap(({ file, changes }) =>
		changes.map((change) => `  src/content/${file}: ${change}`),
	);
	return [`Fixed: ${lines.length}`, ...lines].join('\n');
}
