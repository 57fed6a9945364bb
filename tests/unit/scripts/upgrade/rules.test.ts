import { toFate } from '../../../../scripts/upgrade/fate.ts';
import { git } from '../../../../scripts/upgrade/git.ts';
import { hasSamePackages, mergeFields } from '../../../../scripts/upgrade/package-fields.ts';
import { findSource, refuseChanges, refuseFolder } from '../../../../scripts/upgrade/start.ts';
import { makeFolder, writeFiles } from '../../folder.ts';
import { makeRepository } from './copies.ts';

// The cases of a three-way merge, as the manual of `git read-tree` lists them, without conflicts about files that are gone.
test.each([
	['1', '1', '1', 'own'],
	['1', '1', '2', 'next'],
	['1', '1', undefined, 'next'],
	[undefined, undefined, '1', 'next'],
	['mine', '1', '1', 'own'],
	['mine', '1', undefined, 'own'],
	['mine', undefined, undefined, 'own'],
	[undefined, '1', '1', 'own'],
	[undefined, '1', '2', 'own'],
	['2', '1', '2', 'own'],
	['mine', '1', '2', 'both'],
	['mine', undefined, '2', 'both'],
])('a file that is %s, was %s and comes as %s: %s', (own, base, next, fate) => {
	expect(toFate(own, base, next)).toBe(fate);
});

describe('package.json', () => {
	const base = { name: 'vzir', scripts: { a: '1', b: '1' }, dependencies: { x: '1', y: '1' } };

	test.each<[object, object, object]>([
		[{ ...base, name: 'mine' }, base, { ...base, name: 'mine' }],
		[{ ...base, scripts: { b: '1', c: '1' } }, base, { ...base, scripts: { b: '1', c: '1' } }],
		[base, { ...base, dependencies: { z: '1' } }, { ...base, dependencies: { z: '1' } }],
		[
			{ ...base, dependencies: { x: '2', own: '1' } },
			{ ...base, dependencies: { x: '3', y: '2', z: '1' } },
			{ ...base, dependencies: { x: '3', z: '1', own: '1' } },
		],
		[
			{ ...base, own: { a: 1 } },
			{ ...base, next: {} },
			{ ...base, own: { a: 1 }, next: {} },
		],
	])('%j and the update %j become %j', (own, next, merged) => {
		expect(mergeFields({ ...own }, base, { ...next })).toEqual(merged);
	});

	test('with other packages than the update does not fit its lock', () => {
		expect(hasSamePackages(base, { ...base, dependencies: { y: '1', x: '1' } })).toBe(true);
		expect(hasSamePackages(base, { ...base, dependencies: { x: '1' } })).toBe(false);
	});
});

test('before an upgrade: a folder without a repository, or inside one, is refused', () => {
	expect(() => refuseFolder(makeFolder())).toThrow('needs a Git repository');
	const root = makeRepository();
	expect(() => refuseFolder(root)).not.toThrow();
	expect(() => refuseFolder(`${root}/src`)).toThrow('needs a Git repository');
});

test.each(['src/a.ts', 'src/content/new.json'])(
	'before an upgrade: %s is named if it is not committed',
	(path) => {
		const root = makeRepository();
		expect(() => refuseChanges(root)).not.toThrow();
		writeFiles(root, { [path]: 'changed' });
		expect(() => refuseChanges(root)).toThrow(
			`Commit these files first, or delete them; nothing was changed:\n`,
		);
		expect(() => refuseChanges(root)).toThrow(path.replace(/new.*/, ''));
	},
);

test('before an upgrade: the repository is that of the flag, of the remote or of the answer', async () => {
	const root = makeRepository();
	const ask = async () => ' https://a.example ';
	expect(await findSource(root, '../b', ask)).toBe('../b');
	expect(await findSource(root, undefined, ask)).toBe('https://a.example');
	await expect(findSource(root, undefined, async () => undefined)).rejects.toThrow('--from');
	await expect(findSource(root, '--upload-pack=x', ask)).rejects.toThrow('--from');
	git(root, ['remote', 'add', 'upstream', '../c']);
	expect(await findSource(root, undefined, ask)).toBe('upstream');
});
