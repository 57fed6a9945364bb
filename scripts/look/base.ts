import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

/** The commit to compare with: the last one, or the one before it where nothing is uncommitted. */
export function findBase(wanted: string | undefined): string {
	const clean = git('status', '--porcelain', '--untracked-files=no') === '';
	return git('rev-parse', '--short=12', wanted ?? (clean ? 'HEAD~1' : 'HEAD'));
}

/**
 * Builds a commit in a folder of its own, with the packages that are installed now, unless that was done before.
 * Returns the folder of the build.
 */
export function buildCommit(commit: string, folder: string): string {
	const tree = resolve(folder, 'tree');
	const dist = resolve(folder, 'dist');
	if (existsSync(dist)) return dist;
	if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
	git('worktree', 'add', '--detach', '--force', tree, commit);
	try {
		symlinkSync(resolve('node_modules'), resolve(tree, 'node_modules'));
		symlinkSync(resolve('.cache'), resolve(tree, '.cache'));
		build(tree);
		renameSync(resolve(tree, 'dist'), dist);
		return dist;
	} finally {
		git('worktree', 'remove', '--force', tree);
	}
}

/** Builds the site of a folder; the output is shown only when the build fails. */
export function build(folder: string) {
	execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
}

function git(...args: string[]): string {
	return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
