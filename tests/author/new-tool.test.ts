import { BuiltSite } from '../dist/built-site.ts';
import { writeFewRecords } from './few-records.ts';
import { codeParts, ProjectCopy } from './project-copy.ts';

/** What "Add a tool" in CONTRIBUTING.md promises: one command makes a tool that is everywhere where tools are. */
const root = '.cache/new-tool-site';
const copy = new ProjectCopy(root, codeParts);
const site = new BuiltSite(`${root}/dist`);
const paths = ['/extra/paper-count', '/extra/games/tally'];

beforeAll(async () => {
	await writeFewRecords(copy, 1);
	const settings = JSON.parse(copy.read('src/content/site/site.json'));
	const extra = ['paper-count', 'games/tally'];
	copy.write('src/content/site/site.json', JSON.stringify({ ...settings, extra }, null, '\t'));
	for (const words of [['paper-count'], ['tally', '--hub', 'games']])
		expect(copy.run('scripts/new.ts', 'tool', ...words).output).toContain('Written:');
	copy.build();
});

test('it has a page, and its place in hub, menu, sitemap and search', () => {
	for (const path of paths) {
		expect(site.openPage('en', path).all('.tally button, .paper-count button')).toHaveLength(2);
		expect(site.readText('sitemap.xml')).toContain(`${path}<`);
		expect(site.readText('find.json')).toContain(path);
		expect(site.readPage('en', path)).toContain('trusted-types offline');
		expect(site.readText('offline.js')).toContain(path);
		const links = site.openPage('en', '/extra').all('.tool-wall a');
		expect(links.map((link) => link.attribute('href'))).toContain(path);
	}
	expect(site.readPage('en', '/extra/games')).toContain('href="/extra/games/tally"');
	const menu = site
		.openPage('en', '/')
		.all('nav a')
		.map((link) => link.attribute('href'));
	expect(menu).toEqual(expect.arrayContaining(['/extra/paper-count', '/extra/games']));
	const page = site.openPage('en', '/extra/games/tally');
	expect(page.textOf('.tool-notes')).toMatch(/How this is made: the code, its tests$/);
	expect(site.readPage('en', '/extra/games/tally')).toContain(
		'https://example.net/site/tree/HEAD/src/tools/tally',
	);
});

test('it compiles, keeps to the layers and the format, and its tests are green', () => {
	expect(copy.run('@typescript/native/bin/tsc', '-p', '.')).toMatchObject({ status: 0 });
	expect(copy.run('scripts/check-layers.ts')).toMatchObject({ status: 0 });
	const folders = ['src/tools', 'src/islands', 'src/i18n', 'tests/unit/tools', 'tests/e2e'];
	// Biome reads no package.json in a folder with the name .cache.
	const skip = '--skip=correctness/noUndeclaredDependencies';
	const checked = copy.run('@biomejs/biome/bin/biome', 'check', skip, ...folders);
	expect(checked, checked.output).toMatchObject({ status: 0 });
	const rooms = [
		'tools/tally',
		'tools/paper-count',
		'tools/tool-list',
		'tools/registry',
		'tools/hub-groups',
		'i18n/messages',
		'build',
	];
	const units = copy.run('vitest/vitest.mjs', 'run', ...rooms.map((room) => `tests/unit/${room}`));
	expect(units.output).toContain('tools/tally/count.test.ts');
	expect(units).toMatchObject({ status: 0 });
});
