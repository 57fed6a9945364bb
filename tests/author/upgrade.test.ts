import { appendFileSync, chmodSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import sharp from 'sharp';
import { hashPicture, toFileName } from '#build/pictures/encoding.ts';
import { authorFolders } from '../../scripts/content/author-folders.ts';
import { git } from '../../scripts/upgrade/git.ts';
import { BuiltSite } from '../dist/built-site.ts';
import answers from '../fixtures/owners/upgraded.json' with { type: 'json' };
import { initRepository } from '../unit/scripts/upgrade/copies.ts';
import { codeParts, ProjectCopy } from './project-copy.ts';

const parts = [...codeParts, '.github', '.vscode', 'LICENSE', 'README.md', 'package-lock.json'];
const upstream = makeProject('.cache/upgrade-upstream');
const profile = 'src/content/profile/profile.json';
const styles = 'src/styles/tokens.css';

const owners = [
	{ name: 'without Extra', choice: { extra: 'none', code: 'remove' }, hasTools: false },
	{ name: 'with Extra', choice: { extra: 'all' }, hasTools: true },
];

beforeAll(async () => {
	// Packages are not installed again, and a build is made only where a test asks for it.
	const bin = resolve('.cache/upgrade-bin');
	upstream.write(
		'../upgrade-bin/npm',
		`#!/bin/sh
case "$1 $2" in "ci "*) exit "$CI_STATUS";; "run build") [ "$BUILDS" ] || exit 0;; esac
PATH="$REAL_PATH" exec npm "$@"
`,
	);
	chmodSync(join(bin, 'npm'), 0o755);
	vi.stubEnv('CI_STATUS', '0');
	vi.stubEnv('REAL_PATH', process.env.PATH);
	vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`);
	commit(upstream, 1);
	await writeVersions();
});

/** What is new upstream: each version has what may not come into a copy, or what must. */
async function writeVersions() {
	const picture = await sharp({
		create: { width: 1600, height: 900, channels: 3, background: '#456' },
	})
		.webp()
		.toBuffer();
	const encoded = { source: hashPicture(picture), width: 640, height: 360, quality: 55 };
	const job = upstream.read('src/content/experience/ceo-trade.json');
	upstream.write('src/content/experience/brand-new.json', job);
	upstream.write('src/content/experience/ceo-trade.json', job.replace('"en": "', '"en": "New '));
	upstream.write(
		'src/content/slides/new.json',
		'{ "order": 99, "picture": "slides/new.webp", "alt": { "en": "New." }, "caption": { "en": "New" } }',
	);
	for (const file of [
		...['src/assets/slides/new.webp', 'src/assets/photos/9.webp', 'public/projects/new/1.webp'],
		`assets/encoded/${toFileName({ ...encoded, format: 'avif' })}`,
	])
		upstream.write(file, picture);
	run(upstream, 'scripts/sample-fingerprints.ts');
	run(upstream, 'scripts/new.ts', 'tool', 'tally');
	change(
		'src/schemas/profile.ts',
		/^\twebsite: .*\n/m,
		(line) => line + line.replaceAll('website', 'blog'),
	);
	appendFileSync(join(upstream.root, styles), '/* Version 2. */\n');
	upstream.remove('docs/packages.md');
	commit(upstream, 2);

	change('src/schemas/profile.ts', /^\tblog:/m, () => '\tjournal:');
	change('package.json', /"version": ".*"/, () => '"version": "0.2.0"');
	change(
		'scripts/upgrade/migrations.ts',
		/const migrations: .*\[\];/,
		() =>
			"const migrations: readonly Migration[] = [{ version: '0.2.0', folder: 'profile', change: (record) => rename(record, 'blog', 'journal') }];",
	);
	change(styles, /\/\* Version 2.*/, () => '/* Version 3. */');
	commit(upstream, 3);

	// A file that init took out of a copy without tools is needed again.
	appendFileSync(join(upstream.root, 'src/lib/parse.ts'), "\nimport '#lib/duration.ts';\n");
	commit(upstream, 4);
}

describe.each(owners)('a copy $name', ({ name, choice, hasTools }) => {
	const copy = makeProject(`.cache/upgrade-${name.replace(' ', '-')}`);

	beforeAll(() => {
		// A copy of a template has the files without the history.
		commit(copy, 1);
		const { status, output } = copy.answer('init', { ...answers, ...choice });
		expect(status, output).toBe(0);
		commit(copy);
		expect(ask(copy, 'ls-files', '--', 'src/lib/duration.ts') !== '').toBe(hasTools);
	});

	test('takes the code of the next version, and nothing of its sample', () => {
		expect(ask(copy, 'ls-files', '--', 'sample')).toBe('');
		upgrade(copy, 2);
		expect(ask(copy, 'remote', 'get-url', 'upstream')).toBe(resolve(upstream.root));
		expect(ask(copy, 'diff', '--stat', 'HEAD^', '--', ...authorFolders)).toBe('');
		const added = ask(copy, 'diff', '--name-only', '--diff-filter=A', 'HEAD^').split('\n');
		expect(added.filter((path) => !/tally/i.test(path))).toEqual(hasTools ? [] : ['']);
		expect(added.includes('src/tools/tally/tool.ts')).toBe(hasTools);
		expect(ask(copy, 'diff', '--name-only', '--diff-filter=D', 'HEAD^')).toBe('docs/packages.md');
		expect(copy.read(styles)).toMatch(/Version 2/);
	});

	test('keeps changed code in a folder, and its record follows the new name of a field', () => {
		const { name: full, ...fields } = JSON.parse(copy.read(profile));
		const record = { name: full, blog: 'https://rosa.example', ...fields };
		copy.write(profile, JSON.stringify(record, null, '\t'));
		copy.write(styles, copy.read(styles).replace('Version 2', 'Mine'));
		expect(copy.run('scripts/upgrade.ts')).toMatchObject({
			status: 1,
			output: expect.stringContaining(`\n M ${profile}\n M ${styles}\n`),
		});
		commit(copy);
		const output = upgrade(copy, 3);
		expect(output).toContain(`${styles}: the update has changed the same lines`);
		const [tag = ''] = ask(copy, 'tag', '--points-at', 'HEAD^').split('\n');
		expect(copy.read(`mine/${tag}/${styles}`)).toMatch(/Mine/);
		expect(copy.read(styles)).toMatch(/Version 3/);
		expect(JSON.parse(copy.read(profile))).toEqual(
			JSON.parse(JSON.stringify(record).replace('blog', 'journal')),
		);
	});

	test('goes back after an update whose packages cannot be installed', () => {
		const before = describeState(copy);
		vi.stubEnv('CI_STATUS', '1');
		git(upstream.root, ['checkout', '--quiet', '--detach', 'v4']);
		expect(copy.run('scripts/upgrade.ts')).toMatchObject({
			status: 1,
			output: expect.stringContaining('"npm ci" ended with an error'),
		});
		vi.stubEnv('CI_STATUS', '0');
		// By itself, without what npm runs before: some of the files belong to the update.
		run(copy, 'scripts/upgrade.ts', '--undo');
		expect(describeState(copy)).toEqual(before);
	});

	test('is built with the third update, which changes nothing as a trial and can be taken back', () => {
		const before = describeState(copy);
		const trial = upgrade(copy, 4, '--dry-run');
		expect(trial).toContain('Nothing was changed');
		expect(describeState(copy)).toEqual(before);
		vi.stubEnv('BUILDS', hasTools ? '' : '1');
		const output = upgrade(copy, 4);
		expect(copy.read('src/lib/duration.ts')).not.toBe('');
		if (!hasTools) {
			expect(output).toContain('Complete!');
			const site = new BuiltSite(`${copy.root}/dist`);
			expect(site.openPage('en', '/').textOf('h1')).toBe('Rosa Ferrer');
		}
		run(copy, 'scripts/upgrade.ts', '--undo');
		expect(describeState(copy)).toEqual(before);
	});
});

function makeProject(root: string): ProjectCopy {
	rmSync(root, { recursive: true, force: true });
	const copy = new ProjectCopy(root, parts);
	copy.takeAuthor();
	initRepository(root);
	// Here it is a link, which a line that ends with a slash does not mean.
	appendFileSync(join(root, '.git/info/exclude'), '/node_modules\n');
	return copy;
}

function change(file: string, pattern: RegExp, to: (found: string) => string) {
	const text = upstream.read(file);
	expect(text).toMatch(pattern);
	upstream.write(file, text.replace(pattern, to));
}

/** Commits everything; a version of the upstream gets its tag. */
function commit(copy: ProjectCopy, version?: number) {
	git(copy.root, ['add', '--all']);
	git(copy.root, ['commit', '--quiet', '--message', 'Change files']);
	if (copy === upstream) git(copy.root, ['tag', `v${version}`]);
}

function upgrade(copy: ProjectCopy, version: number, ...flags: string[]): string {
	git(upstream.root, ['checkout', '--quiet', '--detach', `v${version}`]);
	const from = version === 2 ? [`--from=${resolve(upstream.root)}`] : [];
	return run(copy, 'scripts/upgrade.ts', ...from, ...flags);
}

function run(copy: ProjectCopy, script: string, ...args: string[]): string {
	const { status, output } = copy.run(script, ...args);
	expect(status, output).toBe(0);
	return output;
}

function ask(copy: ProjectCopy, ...question: string[]): string {
	return git(copy.root, question);
}

function describeState(copy: ProjectCopy): string[] {
	const questions = ['rev-parse HEAD', 'status --porcelain', 'tag', 'ls-files'];
	return questions.map((question) => ask(copy, ...question.split(' ')));
}
