import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Row } from './row.ts';

/** The rows of an earlier commit, which has this command itself; none where it has not. */
export function readEarlierRows(wanted: string | undefined): {
	commit: string;
	rows: readonly Row[];
} {
	const commit = findBase(wanted);
	const tree = resolve('.cache/proof', commit);
	if (!existsSync(tree)) {
		mkdirSync(tree, { recursive: true });
		const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
		execFileSync('tar', ['-x', '-C', tree, '--exclude=public', '--exclude=src/assets'], {
			input: archive,
		});
		symlinkSync(resolve('node_modules'), resolve(tree, 'node_modules'));
		if (existsSync('dist')) symlinkSync(resolve('dist'), resolve(tree, 'dist'));
	}
	if (!existsSync(resolve(tree, 'scripts/proof.ts'))) return { commit, rows: [] };
	const json = execFileSync(process.execPath, ['scripts/proof.ts', '--json'], {
		cwd: tree,
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
	});
	return { commit, rows: JSON.parse(json) };
}

/** The commit to compare with: the last one, or the one before it where nothing is uncommitted. */
function findBase(wanted: string | undefined): string {
	const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
	const clean = git('status', '--porcelain', '--untracked-files=no') === '';
	return git('rev-parse', '--short=12', wanted ?? (clean ? 'HEAD~1' : 'HEAD'));
}
