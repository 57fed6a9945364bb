import { BuiltSite } from '../dist/built-site.ts';
import { writeFewRecords } from './few-records.ts';
import { codeParts, ProjectCopy } from './project-copy.ts';

/** "To delete a tool" in `src/tools/README.md`: the 3D tickers show the prices of coins, so they go with them. */
const deleted = ['notes', 'cryptocur', 'creep3d', 'games', 'memory'];
const root = '.cache/deleted-tools-site';
const copy = new ProjectCopy(root, codeParts);
const site = new BuiltSite(`${root}/dist`);

beforeAll(async () => {
	await writeFewRecords(copy, 1);
	const { extra: _, ...settings } = JSON.parse(copy.read('src/content/site/site.json'));
	copy.write('src/content/site/site.json', JSON.stringify(settings, null, '\t'));
	copy.deleteTools(deleted);
	for (const list of ['tool-index.js', 'content-docs.ts', 'write-json-schemas.ts'])
		expect(copy.run(`scripts/${list}`)).toMatchObject({ status: 0 });
	copy.build();
});

test('their code, pages and scripts are gone, the others are there, and no link is dead', () => {
	const names = new RegExp(`\\b(${deleted.join('|')})[./]`, 'i');
	expect(site.list().filter((file) => names.test(file))).toEqual([]);
	expect(site.list()).toContain('extra/rates.html');
	const links = site.openPage('en', '/extra').all('.tool-wall a');
	expect(links.length).toBeGreaterThan(15);
	expect(copy.run('scripts/check-links.ts')).toMatchObject({ status: 0 });
});

test('types, layers and the tests that are left are green', () => {
	for (const project of ['.', 'src/offline'])
		expect(copy.run('@typescript/native/bin/tsc', '-p', project)).toMatchObject({ status: 0 });
	expect(copy.run('scripts/check-layers.ts')).toMatchObject({ status: 0 });
	const rooms = [
		'browser',
		'build',
		'components',
		'earlier-site',
		'early',
		'i18n',
		'live',
		'schemas',
		'scripts/content',
		'stores',
		'tools/registry',
		'tools/tool-list',
		'tools/hub-groups',
	];
	const units = copy.run('vitest/vitest.mjs', 'run', ...rooms.map((room) => `tests/unit/${room}`));
	expect(units, units.output.slice(-3000)).toMatchObject({ status: 0 });
});
