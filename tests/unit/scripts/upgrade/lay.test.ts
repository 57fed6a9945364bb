import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../../scripts/upgrade/git.ts';
import { type Laying, layUpdate } from '../../../../scripts/upgrade/lay.ts';
import { rename } from '../../../../scripts/upgrade/migrations.ts';
import { fetchUpdate } from '../../../../scripts/upgrade/start.ts';
import { takeTag, undoUpgrade } from '../../../../scripts/upgrade/undo.ts';
import { writeFiles } from '../../folder.ts';
import { commit, copies, encoded, encodedOfOwner, makeRepository, manifest } from './copies.ts';

/** What an owner has after init: records of their own, none of the sample, and some changed code. */
const ofOwner = {
	'src/content/projects/sample.json': undefined,
	'src/content/projects/mine.json': '{ "title": "Mine", "begin": "2020" }',
	[encodedOfOwner]: 'own',
	'src/a.ts': 'a1\na2\na3\na4\nmine\n',
	'src/b.ts': 'mine\n',
	'src/own.ts': 'own\n',
	'public/favicon.svg': 'circle',
	'README.md': 'My site.\n',
	'package.json': manifest('0.1.0', { name: 'my-site', scripts: { own: 'x' } }),
};

/** The next version of the upstream: with all that must not come, and all that must. */
const ofUpdate = {
	'src/content/projects/sample.json': '{ "title": "New words" }',
	'src/content/projects/new.json': '{ "title": "New" }',
	'src/assets/slides/new.webp': 'new',
	'src/assets/photos/9.webp': 'new',
	'public/projects/new/film.mp4': 'new',
	[encoded()]: 'new',
	[encoded('fedcba9876543210')]: 'of a picture of the code',
	'src/a.ts': 'new\na2\na3\na4\na5\n',
	'src/b.ts': 'new\n',
	'src/new.ts': 'new\n',
	'src/gone.ts': undefined,
	'src/folder': undefined,
	'src/folder/inside.ts': 'new\n',
	'README.md': 'The new sample.\n',
	'package.json': manifest('0.2.0', { dependencies: { react: '2.0.0' } }),
};

const laid = {
	'src/content/projects/sample.json': undefined,
	'src/content/projects/new.json': undefined,
	'src/content/projects/mine.json': ofOwner['src/content/projects/mine.json'],
	'src/assets/slides/new.webp': undefined,
	'src/assets/photos/9.webp': undefined,
	'public/projects/new/film.mp4': undefined,
	[encoded()]: undefined,
	[encoded('fedcba9876543210')]: 'of a picture of the code',
	[encodedOfOwner]: 'own',
	'src/a.ts': 'new\na2\na3\na4\nmine\n',
	'src/b.ts': 'new\n',
	'src/own.ts': 'own\n',
	'src/new.ts': 'new\n',
	'src/gone.ts': undefined,
	'src/folder/inside.ts': 'new\n',
	'public/favicon.svg': 'circle',
	'README.md': 'My site.\n',
	'package.json': manifest('0.2.0', {
		name: 'my-site',
		dependencies: { react: '2.0.0' },
		scripts: { own: 'x' },
	}),
};

test.each(Object.entries(copies))('an update is laid over %s', (_, copy) => {
	const upstream = makeRepository();
	const root = commit(copy(upstream), ofOwner);
	commit(upstream, ofUpdate);
	const { printed, ran } = upgrade(root, upstream);
	expect(read(root, laid)).toEqual(laid);
	expect(printed.slice(1, 5).sort()).toEqual([
		'README.md: yours stays as it is.',
		'package.json: your changes and those of the update are both in it.',
		'src/a.ts: your changes and those of the update are both in it.',
		'src/b.ts: the update has changed the same lines, so it replaces yours.',
	]);
	expect(ran).toEqual(['ci', 'run deploy:files', 'run content:check', 'run build']);
	const tag = git(root, ['tag']);
	expect(printed).toContain(`The folder mine/${tag} has what the update replaces: src/b.ts.`);
	expect(read(root, { [`mine/${tag}/src/b.ts`]: '' })).toEqual({
		[`mine/${tag}/src/b.ts`]: 'mine\n',
	});
	expect(git(root, ['status', '--porcelain'])).toBe('');
	expect(git(root, ['log', '-1', '--format=%s'])).toMatch(
		/^Upgrade to [0-9a-f]{7} of \d{4}-\d\d-\d\d$/,
	);
	expect(upgrade(root, upstream).printed).toEqual([expect.stringContaining('newest version')]);
});

test('a copy with the newest version hears so, whatever its owner and its commands have changed since', () => {
	const upstream = makeRepository();
	const root = commit(copies['a copy without its history'](upstream), ofOwner);
	commit(upstream, { 'src/b.ts': 'new\n', 'docs/content.md': 'upstream' });
	commit(root, { 'docs/content.md': 'of this copy' });
	expect(upgrade(root, upstream).printed[0]).toContain(' 1 file changed');
	commit(root, { 'src/b.ts': 'mine again\n', 'docs/content.md': 'of this copy again' });
	expect(upgrade(root, upstream).printed).toEqual([expect.stringContaining('newest version')]);
});

test('a source that Git does not know is named in a sentence first', () => {
	expect(() => fetchUpdate(makeRepository(), 'no-such-folder')).toThrow(
		/^Git cannot fetch "no-such-folder", so nothing was changed\. .* Git says:\nfatal: /,
	);
});

test('three updates in a row are one commit each, and each can be undone', () => {
	const upstream = makeRepository();
	const root = commit(copies['a copy without its history'](upstream), ofOwner);
	const states = ['1', '2', '3'].map((number) => {
		commit(upstream, { 'src/c.ts': number, [`src/content/projects/${number}.json`]: '{}' });
		const before = git(root, ['rev-parse', 'HEAD']);
		upgrade(root, upstream);
		expect(read(root, { 'src/c.ts': number })).toEqual({ 'src/c.ts': number });
		return before;
	});
	expect(git(root, ['ls-files', 'src/content/projects'])).toBe('src/content/projects/mine.json');
	for (const before of states.reverse()) {
		undoUpgrade(root);
		expect(git(root, ['rev-parse', 'HEAD'])).toBe(before);
	}
	expect(() => undoUpgrade(root)).toThrow('nothing to undo');
});

test('a trial changes nothing and lists the same', () => {
	const upstream = makeRepository();
	const root = commit(copies['a fork'](upstream), ofOwner);
	commit(upstream, ofUpdate);
	const before = describeState(root);
	const { printed, ran } = upgrade(root, upstream, { isTrial: true });
	expect([describeState(root), ran]).toEqual([before, []]);
	expect(printed.at(-1)).toBe('Nothing was changed: this was a trial.');
	expect(upgrade(root, upstream).printed.slice(0, 5)).toEqual(printed.slice(0, 5));
});

test.each(['ci', 'run content:check', 'run build'])(
	'if npm %s fails, nothing is committed, and undo gives back the state before',
	(step) => {
		const upstream = makeRepository();
		const root = commit(copies['a fork'](upstream), ofOwner);
		commit(upstream, ofUpdate);
		const before = describeState(root);
		const npm = (args: readonly string[]) => args.join(' ') !== step;
		expect(() => upgrade(root, upstream, { npm })).toThrow(
			new RegExp(
				`^"npm ${step}" ended with an error\\.\nNothing is committed.* -- --undo; if npm does not run: git reset --hard before-upgrade-\\S+$`,
			),
		);
		const record = { 'src/content/projects/later.json': '{}' };
		writeFiles(root, record);
		expect(undoUpgrade(root)).toContain('is in a stash');
		expect(describeState(root)).toEqual(before);
		expect(readdirSync(join(root, 'mine'))).toEqual([]);
		const stashed = git(root, ['stash', 'show', '--include-untracked', '--name-only']);
		expect(stashed.split('\n')).toEqual(expect.arrayContaining(Object.keys(record)));
	},
);

test('an upgrade that was interrupted while its files were written is undone', () => {
	const root = commit(makeRepository(), ofOwner);
	const before = describeState(root);
	takeTag(root);
	writeFiles(root, { 'src/a.ts': '', 'src/new.ts': '', [encoded()]: '' });
	rmSync(join(root, 'src/b.ts'));
	git(root, ['add', 'src/new.ts']);
	undoUpgrade(root);
	expect(describeState(root)).toEqual(before);
});

test('records follow a field with a new name, from the version of the schema that they were written for', () => {
	const upstream = makeRepository();
	const root = commit(copies['a fork'](upstream), ofOwner);
	const change: NonNullable<Laying['migrations']>[number] = {
		version: '0.2.0',
		folder: 'projects',
		change: (record) => rename(record, 'begin', 'start'),
	};
	const migrations = [{ ...change, version: '0.1.0', change: () => ({}) }, change];
	commit(upstream, { 'package.json': manifest('0.2.0') });
	const { printed } = upgrade(root, upstream, { migrations });
	expect(printed).toContain('src/content/projects/mine.json: written for the new fields.');
	const record = read(root, { 'src/content/projects/mine.json': '' });
	expect(Object.values(record)).toEqual(['{\n\t"title": "Mine",\n\t"start": "2020"\n}\n']);
	expect(upgrade(root, upstream, { migrations }).printed).toHaveLength(1);
});

test('another repository is refused', () => {
	const root = makeRepository();
	const other = makeRepository({ 'index.html': '<p>' });
	expect(() => upgrade(root, other)).toThrow('Is it the one that yours came from?');
});

function upgrade(root: string, upstream: string, options: Partial<Laying> = {}) {
	const printed: string[] = [];
	const ran: string[] = [];
	const commit = fetchUpdate(root, upstream);
	layUpdate({
		...{ root, commit, isTrial: false, print: (sentence) => printed.push(sentence) },
		npm: (args) => ran.push(args.join(' ')) > 0,
		...options,
	});
	return { printed, ran };
}

/** The texts of some files, undefined for those that are missing. */
function read(root: string, files: object) {
	const texts = Object.keys(files).map((path) => {
		const file = join(root, path);
		return [path, existsSync(file) ? readFileSync(file, 'utf8') : undefined];
	});
	return Object.fromEntries(texts);
}

function describeState(root: string): string[] {
	const questions = ['rev-parse HEAD', 'status --porcelain', 'tag', 'remote', 'ls-files'];
	return questions.map((question) => git(root, question.split(' ')));
}
