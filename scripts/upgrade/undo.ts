import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';

/** The commit of an upgrade begins with it. */
export const upgradeSubject = 'Upgrade to';

const tagStart = 'before-upgrade-';

/** Gives the present commit a free tag with the date, such as `before-upgrade-2026-11-28-2`. */
export function takeTag(root: string): string {
	const name = `${tagStart}${new Date().toISOString().slice(0, 10)}`;
	const taken = git(root, ['tag', '--list', `${name}*`]).split('\n');
	let tag = name;
	for (let number = 2; taken.includes(tag); number += 1) tag = `${name}-${number}`;
	git(root, ['tag', tag]);
	return tag;
}

/**
 * Takes back the last upgrade, also one that was interrupted: the files are those of its tag again. What is not committed
 * goes into a stash. Returns what to tell. @throws if there are commits after the upgrade
 */
export function undoUpgrade(root: string): string {
	const isCommitted = git(root, ['log', '-1', '--format=%s']).startsWith(upgradeSubject);
	// After an upgrade, another one may have been interrupted.
	const tags = [...listTags('HEAD'), ...listTags(isCommitted ? 'HEAD^' : 'HEAD')];
	const [tag] = tags;
	if (tag === undefined)
		throw new Error(
			`Your last commit is no upgrade, so there is nothing to undo. git tag --list "${tagStart}*" lists the state before each upgrade.`,
		);
	const isChanged = git(root, ['status', '--porcelain']) !== '';
	if (isChanged) git(root, ['stash', 'push', '--include-untracked', '--message', `After ${tag}`]);
	git(root, ['reset', '--hard', tag]);
	git(root, ['tag', '--delete', tag]);
	rmSync(join(root, 'mine', tag), { recursive: true, force: true });
	const stash = isChanged
		? ' What was not committed is in a stash; "git stash drop" deletes it.'
		: '';
	return `Your copy is as it was before the upgrade. Now run npm ci.${stash}`;

	function listTags(commit: string): string[] {
		const found = git(root, ['tag', '--list', `${tagStart}*`, '--points-at', commit]);
		return found.split('\n').filter(Boolean);
	}
}
