import { execFileSync } from 'node:child_process';

interface Options {
	/** What Git reads from its standard input. */
	input?: string;
	/** The file of another index than that of the project. */
	index?: string;
}

/** Runs Git in the folder `root`, and returns what it prints. @throws with what it prints as an error */
export function git(root: string, args: readonly string[], options: Options = {}): string {
	const { input = '', index } = options;
	return execFileSync('git', args, {
		...{ cwd: root, input, encoding: 'utf8', maxBuffer: 2 ** 30 },
		env: index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index },
		stdio: 'pipe',
	}).trimEnd();
}

/** The content with an id. */
export function readBlob(root: string, id: string): Buffer {
	return execFileSync('git', ['cat-file', 'blob', id], { cwd: root, maxBuffer: 2 ** 30 });
}
