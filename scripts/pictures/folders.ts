import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How the files of a folder differ from those of an older one, by name. */
export interface FolderDifference {
	added: string[];
	changed: string[];
	removed: string[];
}

/** Compares flat folders; an older one that is missing counts as empty. */
export function compareFolders(older: string, newer: string): FolderDifference {
	const before = existsSync(older) ? readdirSync(older) : [];
	const after = readdirSync(newer);
	const isChanged = (name: string) =>
		!readFileSync(join(older, name)).equals(readFileSync(join(newer, name)));
	return {
		added: after.filter((name) => !before.includes(name)).sort(),
		changed: after.filter((name) => before.includes(name) && isChanged(name)).sort(),
		removed: before.filter((name) => !after.includes(name)).sort(),
	};
}

export function replaceFolder(folder: string, replacement: string): void {
	rmSync(folder, { recursive: true, force: true });
	cpSync(replacement, folder, { recursive: true });
}
