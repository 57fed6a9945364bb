import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../init/unreached.ts';
import { isGenerated, isReplaceable, toFate } from './fate.ts';
import { findBase, listFiles } from './files.ts';
import { git, readBlob } from './git.ts';
import { mergeFields } from './package-fields.ts';
import { listWanted, type Versions } from './wanted.ts';

const packageFile = 'package.json';

export interface Plan {
	/** The commit that the copy came from. */
	base: string;
	/** What Git writes of each file that changes, by path; undefined if the file is deleted. */
	changes: ReadonlyMap<string, string | undefined>;
	/** Generated files that differ on both sides. Commands write them again, so they alone are no update. */
	rewritten: readonly string[];
	/** Files with changes of the owner that the update replaces. */
	replaced: readonly string[];
	/** About each file that the owner has changed, and the update too. */
	sentences: readonly string[];
}

/** What the update in `folder`, the commit `commit`, changes in the copy in `root`. @throws if it is of another project */
export function planUpdate(root: string, folder: string, commit: string): Plan {
	const own = listFiles(root, 'HEAD');
	const base = findBase(root, commit, own);
	if (base === undefined)
		throw new Error(
			'No file of that repository is in your copy. Is it the one that yours came from?',
		);
	const versions: Versions = {
		...{ root, folder, own },
		base: listFiles(root, base),
		next: listFiles(root, commit),
	};
	return { base, ...compare({ ...versions, next: listWanted(versions) }) };
}

function compare(versions: Versions): Omit<Plan, 'base'> {
	const { own, base, next } = versions;
	const changes = new Map<string, string | undefined>();
	const rewritten: string[] = [];
	const replaced: string[] = [];
	const sentences: string[] = [];
	const needed = listNeeded(versions);
	for (const path of new Set([...own.keys(), ...base.keys(), ...next.keys()])) {
		const [mine, before, now] = [own.get(path), base.get(path), next.get(path)];
		const fate = needed.has(path) ? 'next' : toFate(mine, before, now);
		if (fate === 'next') changes.set(path, now);
		else if (fate === 'both') settle(path, before, now ?? '');
		else if (mine !== undefined && before !== undefined && now === undefined)
			sentences.push(`${path}: the update has deleted it. You have changed it, so it stays.`);
	}
	return { changes, rewritten, replaced, sentences };

	function settle(path: string, before: string | undefined, now: string) {
		const joined = isGenerated(path) ? undefined : join3(versions, path, before);
		if (joined !== undefined) {
			changes.set(path, now.replace(/\w+$/, joined));
			sentences.push(`${path}: your changes and those of the update are both in it.`);
		} else if (isReplaceable(path)) sentences.push(`${path}: yours stays as it is.`);
		else {
			changes.set(path, now);
			if (isGenerated(path)) {
				rewritten.push(path);
				return;
			}
			replaced.push(path);
			sentences.push(`${path}: the update has changed the same lines, so it replaces yours.`);
		}
	}
}

/** The id of the text with the changes of both; undefined if both have changed the same lines. */
function join3({ root, folder }: Versions, path: string, before: string | undefined) {
	if (before === undefined) return undefined;
	const [mine, now] = [join(root, path), join(folder, path)];
	const [merged, old] = [`${folder}.merged`, `${folder}.old`];
	writeFileSync(old, readBlob(root, before.replace(/^\d+ /, '')));
	if (path === packageFile) {
		const [own, base, next] = [mine, old, now].map((file) =>
			JSON.parse(readFileSync(file, 'utf8')),
		);
		writeFileSync(merged, `${JSON.stringify(mergeFields(own, base, next), null, '\t')}\n`);
	} else {
		copyFileSync(mine, merged);
		try {
			git(root, ['merge-file', '--quiet', merged, old, now]);
		} catch {
			return undefined;
		}
	}
	return git(root, ['hash-object', '-w', `--path=${path}`, merged]).trim();
}

/**
 * Files that are missing in the copy and that a file of the copy will import: init took out all that was not needed. Not
 * pictures: they are found by patterns, and nothing fails without one.
 */
function listNeeded({ folder, own, base, next }: Versions): ReadonlySet<string> {
	const importsOf = readImports(folder);
	const isGone = (path: string) =>
		base.has(path) && next.has(path) && !own.has(path) && !path.startsWith('src/assets/');
	const needed = new Set<string>();
	const files = [...next.keys()].filter((path) => !isGone(path));
	for (const file of files) {
		for (const path of importsOf(file)) {
			if (!isGone(path) || needed.has(path)) continue;
			needed.add(path);
			files.push(path);
		}
	}
	return needed;
}
