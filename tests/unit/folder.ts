import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, TestRunner } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A folder with these files, removed after the test that made it, or after the last test of its file. */
export function makeFolder(files: Files = {}): string {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vzir-')));
	const afterIts = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
	afterIts(() => rmSync(folder, { recursive: true, force: true }));
	writeFiles(folder, files);
	return folder;
}

/** Writes the files, in folders that are made for them. */
export function writeFiles(folder: string, files: Files) {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
}
