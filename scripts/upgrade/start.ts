import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask } from '../new/ask.ts';
import { git } from './git.ts';

/** Below the project and ignored by Git, so the code in it finds the installed packages. */
export const updateFolder = '.cache/upgrade';
/** Keeps what was fetched, so that the next upgrade fetches only what is new. */
const ref = 'refs/upgrade/upstream';
const remote = 'upstream';
const example = 'https://github.com/NAME/vzir.git';

/** Throws a sentence unless the folder `root` is a repository. */
export function refuseFolder(root: string) {
	const { status, stdout } = spawnSync('git', ['rev-parse', '--show-prefix'], {
		cwd: root,
		encoding: 'utf8',
	});
	if (status === 0 && stdout.trim() === '') return;
	throw new Error(
		'npm run upgrade needs a Git repository in the folder of the project: run "git init", "git add --all" and "git commit" in it.',
	);
}

/** Throws a sentence unless everything is committed. */
export function refuseChanges(root: string) {
	const changed = git(root, ['status', '--porcelain']);
	if (changed !== '')
		throw new Error(`Commit these files first, or delete them; nothing was changed:\n${changed}`);
}

/** The repository of the updates: the flag, the remote `upstream`, or an answer, which then becomes this remote. */
export async function findSource(root: string, from: string | undefined, ask: Ask) {
	if (from === undefined && hasRemote(root)) return remote;
	const question = 'Which repository does your copy come from? Write its address or its folder.';
	const source = (from ?? (await ask(question, example, true)))?.trim();
	if (!source || source.startsWith('-'))
		throw new Error(
			`Write which repository your copy comes from: npm run upgrade -- --from ${example}`,
		);
	return source;
}

/** Fetches the update and writes its files into a folder. Returns its commit. */
export function fetchUpdate(root: string, source: string): string {
	try {
		git(root, ['fetch', '--no-tags', source, `+HEAD:${ref}`]);
	} catch (error) {
		throw new Error(
			`Git cannot fetch "${source}", so nothing was changed. Is it the address or the folder of a repository, and are you online? Git says:\n${(error as { stderr?: string }).stderr ?? error}`,
		);
	}
	const commit = git(root, ['rev-parse', ref]);
	const index = join(root, `${updateFolder}.index`);
	rmSync(index, { force: true });
	rmSync(join(root, updateFolder), { recursive: true, force: true });
	mkdirSync(join(root, updateFolder), { recursive: true });
	git(root, ['read-tree', commit], { index });
	git(root, ['checkout-index', '--all', `--prefix=${updateFolder}/`], { index });
	return commit;
}

/**
 * Starts the command of the update, which lays it: an old copy does not know the rules for what is new. Returns the exit
 * code.
 */
export function startUpdate(root: string, source: string, isTrial: boolean): number {
	const commit = fetchUpdate(root, source);
	const command = join(root, updateFolder, 'scripts/upgrade.ts');
	if (!existsSync(command))
		throw new Error(`${source} has no command for upgrades. Nothing was changed.`);
	if (!(isTrial || hasRemote(root))) git(root, ['remote', 'add', remote, source]);
	const args = [command, `--lay=${commit}`, ...(isTrial ? ['--dry-run'] : [])];
	const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
	rmSync(join(root, updateFolder), { recursive: true, force: true });
	return status ?? 1;
}

function hasRemote(root: string): boolean {
	return git(root, ['remote']).split('\n').includes(remote);
}
