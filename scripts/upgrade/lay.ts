import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields } from '#lib/parse.ts';
import { followCode } from '../init/follow-code.ts';
import { git, readBlob } from './git.ts';
import { type Migration, migrate } from './migrations.ts';
import { hasSamePackages } from './package-fields.ts';
import { type Plan, planUpdate } from './plan.ts';
import { updateFolder } from './start.ts';
import { takeTag, upgradeSubject } from './undo.ts';

export interface Laying {
	/** The folder of the copy, without changes that are not committed. */
	root: string;
	/** The commit of the update, which `fetchUpdate` returned. */
	commit: string;
	/** Whether to say only what would change. */
	isTrial: boolean;
	print: (sentence: string) => void;
	/** Runs npm in the copy; returns whether it ended without an error. */
	npm?: (args: readonly string[]) => boolean;
	migrations?: readonly Migration[];
}

/**
 * Lays an update over the copy, and commits it if the content is in order and the site can be built. The code that does
 * it is that of the update: an old copy does not know the rules for what is new.
 */
export function layUpdate({ root, commit, isTrial, print, ...others }: Laying) {
	const folder = join(root, updateFolder);
	const npm = others.npm ?? ((args: readonly string[]) => runNpm(root, args));
	const plan = planUpdate(root, folder, commit);
	const tree = writeTree(root, `${folder}.index`, plan.changes);
	const { version } = JSON.parse(readBlob(root, `${plan.base}:package.json`).toString());
	const records = migrate(root, version, others.migrations);
	const name = git(root, ['log', '-1', '--format=%h of %as', commit]);
	const counted = ['.', ...plan.rewritten.map((path) => `:(exclude)${path}`)];
	const changes = git(root, ['diff', '--shortstat', 'HEAD', tree, '--', ...counted]);
	if (changes === '' && records.size === 0) {
		print(`You have the newest version: ${name}.`);
		return;
	}
	print(`Update to ${name}:${changes || ' no files changed'}.`);
	for (const sentence of plan.sentences) print(sentence);
	for (const path of records.keys()) print(`${path}: written for the new fields.`);
	if (isTrial) {
		print('Nothing was changed: this was a trial.');
		return;
	}

	const tag = takeTag(root);
	const back = `npm run upgrade -- --undo; if npm does not run: git reset --hard ${tag}`;
	print(`The tag ${tag} is your copy as it was. To go back to it: ${back}`);
	for (const path of plan.replaced) {
		cpSync(join(root, path), join(root, 'mine', tag, path));
	}
	try {
		git(root, ['read-tree', '-m', '-u', 'HEAD', tree]);
		for (const [path, text] of records) writeFileSync(join(root, path), text);
		const [own, next] = [root, folder].map(readPackages);
		// Windows deletes no running program, and the Node that runs this is a package.
		const isExact = process.platform !== 'win32' && hasSamePackages(own ?? {}, next ?? {});
		run(isExact ? 'ci' : 'install');
		followCode(root);
		for (const command of ['deploy:files', 'content:check', 'build']) run('run', command);
		git(root, ['add', '--all']);
		git(root, ['commit', '--message', `${upgradeSubject} ${name}`]);
	} catch (error) {
		throw new Error(
			`${error instanceof Error ? error.message : error}\nNothing is committed. Correct what is named above and commit, or go back: ${back}`,
		);
	} finally {
		const replaced = plan.replaced.join(', ');
		if (replaced !== '') print(`The folder mine/${tag} has what the update replaces: ${replaced}.`);
	}
	print(`Your copy is upgraded to ${name}, in one commit.`);

	function run(...args: readonly string[]) {
		if (!npm(args)) throw new Error(`"npm ${args.join(' ')}" ended with an error.`);
	}
}

function readPackages(folder: string): Fields {
	return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The tree with the changes: none of the files of the copy is touched. */
function writeTree(root: string, index: string, changes: Plan['changes']): string {
	rmSync(index, { force: true });
	git(root, ['read-tree', 'HEAD'], { index });
	const lines = [...changes].map(([path, entry = `0 ${'0'.repeat(40)}`]) => `${entry}\t${path}\0`);
	// Those that go come first: a file may become a folder. Their lines begin with 0, all others with 1.
	git(root, ['update-index', '-z', '--index-info'], { index, input: lines.sort().join('') });
	return git(root, ['write-tree'], { index });
}

function runNpm(root: string, args: readonly string[]): boolean {
	// On Windows npm is a script of the shell.
	const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' } as const;
	return spawnSync('npm', args, options).status === 0;
}
