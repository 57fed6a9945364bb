import { authorFolders } from '../content/author-folders.ts';
import { git } from './git.ts';
import { upgradeSubject } from './undo.ts';

/** The files of a commit but those of the author: by path, the mode and the id of the content as Git writes them. */
export type Files = ReadonlyMap<string, string>;

export function listFiles(root: string, commit: string): Files {
	const lines = git(root, ['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
	return new Map(
		lines.flatMap((line): [string, string][] => {
			const [, mode, id, path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
			return isOfAuthor(path) ? [] : [[path, `${mode} ${id}`]];
		}),
	);
}

/**
 * The commit of the upstream that the copy came from, or was upgraded to: the oldest of those that have the most files
 * exactly as they are in the copy, from the last upgrade on, if a commit of the copy names it. Nothing else has to be
 * recorded for that, so it holds for a fork, a shallow clone and for a copy without the history of the upstream. Undefined
 * if no commit has a file of the copy.
 */
export function findBase(root: string, upstream: string, own: Files): string | undefined {
	const log = [
		...['-c', 'log.showRoot=true', 'log', '--first-parent', '-m', '--reverse', '-z'],
		...['--raw', '--no-abbrev', '--no-renames', '--format=%H', upstream],
	];
	const subject = git(root, ['log', '-1', `--grep=^${upgradeSubject} `, '--format=%s']);
	const last = /\b[0-9a-f]{7,40}\b/.exec(subject)?.[0] ?? 'none';
	let base: string | undefined;
	let commit = '';
	let before = '';
	let after = '';
	let same = 0;
	let most = 0;
	const keepBest = () => {
		if (commit.startsWith(last)) most = 0;
		if (same <= most) return;
		most = same;
		base = commit;
	};
	for (const part of git(root, log).split('\0')) {
		const [, oldMode, newMode, oldId, newId] = /^\n?:(\d+) (\d+) (\w+) (\w+) \w+$/.exec(part) ?? [];
		if (newId !== undefined) {
			before = `${oldMode} ${oldId}`;
			after = `${newMode} ${newId}`;
		} else if (after !== '') {
			const mine = own.get(part);
			same += Number(mine === after) - Number(mine === before);
			after = '';
		} else {
			keepBest();
			commit = part;
		}
	}
	return base;
}

function isOfAuthor(path: string): boolean {
	return authorFolders.some((folder) => path.startsWith(`${folder}/`));
}
