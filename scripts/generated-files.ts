import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Texts of files that a command writes, by path from the project folder; undefined for a file that goes. */
export type GeneratedFiles = ReadonlyMap<string, string | undefined>;

/** Those that are not so in the project folder `root`. */
export function listStale(root: string, files: GeneratedFiles): string[] {
	return [...files]
		.filter(([file, text]) => readIfThere(join(root, file)) !== text)
		.map(([file]) => file);
}

/** Writes them; returns the paths of those that changed. */
export function writeStale(root: string, files: GeneratedFiles): string[] {
	const stale = listStale(root, files);
	for (const file of stale) {
		const text = files.get(file);
		if (text === undefined) rmSync(join(root, file));
		else writeWithFolder(join(root, file), text);
	}
	return stale;
}

/**
 * A command that writes files, or with `--check` says which are out of date.
 *
 * @param command as npm knows it
 */
export function runGenerator(command: string, files: GeneratedFiles) {
	const isCheck = process.argv.includes('--check');
	const changed = (isCheck ? listStale : writeStale)(process.cwd(), files);
	if (changed.length === 0) console.log('All is up to date.');
	else if (!isCheck) console.log(`Written: ${changed.join(', ')}.`);
	else {
		console.error(`Out of date: ${changed.join(', ')}. Run "npm run ${command}".`);
		process.exitCode = 1;
	}
}

/** Writes a file, and makes the folders on its way. */
export function writeWithFolder(path: string, content: string | Uint8Array) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}

export function readIfThere(path: string): string | undefined {
	return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
