import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashPicture } from '#build/pictures/encoding.ts';
import { git } from '../../../../scripts/upgrade/git.ts';
import { makeFolder, writeFiles } from '../../folder.ts';

const ofSample = '0123456789abcdef';

/** A commit of a project as small as an upgrade can lay. */
const firstFiles: Readonly<Record<string, string>> = {
	'.gitignore': '.cache/\nmine/\n',
	'package.json': manifest('0.1.0'),
	'scripts/content/sample/fingerprints.json': JSON.stringify({ files: [ofSample] }),
	'scripts/node-version.js': '',
	'scripts/write-json-schemas.ts': '',
	'scripts/content-docs.ts': '',
	'src/a.ts': 'a1\na2\na3\na4\na5\n',
	'src/b.ts': 'b1\n',
	'src/gone.ts': 'gone\n',
	'src/folder': 'a file\n',
	'public/favicon.svg': 'star',
	'README.md': 'The sample.\n',
	'src/content/projects/sample.json': '{ "title": "Sample" }',
	'src/content/site/site.json': '{}',
};

export function manifest(version: string, fields: object = {}): string {
	return `${JSON.stringify({ name: 'vzir', version, dependencies: { react: '1.0.0' }, ...fields }, null, '\t')}\n`;
}

/** The name of an encoded picture of `source`; by default of a picture of the sample. */
export function encoded(source = ofSample): string {
	return `assets/encoded/${source}-640x360-55.avif`;
}

export const encodedOfOwner = encoded(hashPicture(Buffer.from('own')));

/** A repository with one commit: the files, and those of the folder `from`. */
export function makeRepository(files = firstFiles, from?: string): string {
	const root = makeFolder();
	if (from !== undefined)
		cpSync(from, root, { recursive: true, filter: (path) => basename(path) !== '.git' });
	return commit(initRepository(root), files);
}

/** Makes a folder a repository whose commits have an author. */
export function initRepository(root: string): string {
	git(root, ['init', '--quiet', '--initial-branch=main']);
	return withName(root);
}

/** Commits files, and deletes those without a text. Returns the folder. */
export function commit(root: string, files: Readonly<Record<string, string | undefined>>): string {
	for (const [path, text] of Object.entries(files)) {
		if (text === undefined) rmSync(join(root, path), { recursive: true });
		else writeFiles(root, { [path]: text });
	}
	git(root, ['add', '--all']);
	git(root, ['commit', '--quiet', '--allow-empty', '--message', 'Change files']);
	return root;
}

/** Copies of a repository, as owners make them. */
export const copies = {
	'a fork': (upstream) => clone(upstream),
	'a shallow clone': (upstream) => clone(`file://${upstream}`, '--depth=1'),
	'a copy without its history': (upstream) => makeRepository({}, upstream),
} satisfies Record<string, (upstream: string) => string>;

function clone(from: string, ...flags: readonly string[]): string {
	const root = makeFolder();
	git(root, ['clone', '--quiet', ...flags, from, '.']);
	return withName(root);
}

function withName(root: string): string {
	const settings = { 'user.name': 'Test', 'user.email': 'a@example.org', 'commit.gpgsign': 'no' };
	for (const [name, value] of Object.entries(settings)) git(root, ['config', name, value]);
	return root;
}
