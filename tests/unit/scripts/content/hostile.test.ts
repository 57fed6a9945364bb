import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../../scripts/content/check.ts';
import { readContentTree } from '../../../../scripts/content/tree.ts';
import { check, testReports } from '../../../fixtures/content/check.ts';
import { project, words } from '../../../fixtures/content/good-tree.ts';
import { makeFolder, writeFiles } from '../../folder.ts';

let root = '';

beforeEach(() => {
	root = makeFolder();
});

testReports([
	[
		'markup in every text is no mistake: it is shown as words',
		{
			'projects/dance-school.json': project({
				title: words(
					'</script><script>alert(1)</script>{{x}}',
					'</script><script>alert(1)</script>{{x}}',
					'</script><script>alert(1)</script>{{x}}',
				),
				technologies: ['</script><script>alert(1)</script>{{x}}'],
			}),
		},
	],
	[
		'unlimited nesting is refused',
		{ 'projects/dance-school.json': `${'{"title":'.repeat(5000)}1${'}'.repeat(5000)}` },
	],
	[
		'letters of any script, joined ones, and their own direction are allowed',
		{
			'projects/dance-school.json': project({
				title: { en: 'تست نیم\u200cفاصله \u200f! 👩\u200d💻 co\u00adop\u00a0a' },
			}),
		},
	],
]);

test.each([
	'\u0000',
	'\u0007',
	'\u0085',
	'\u2028',
	'\u202e',
	'\u2066',
	'\ufeff',
	'\uffff',
	'\ud800',
])('an invisible character is refused: %j', (sign) => {
	const title = { en: `Dance${sign}school` };
	expect(check({ 'projects/dance-school.json': project({ title }) })).toContain(
		'contains an invisible character',
	);
});

test('a name that a terminal would obey is printed with its characters escaped, in every line', () => {
	const printed = check({ 'projects/a\u001b[31m\r\u009b\u202eb.json': project() });
	expect(printed).toContain('src/content/projects/a\\u001b[31m\\u000d\\u009b\\u202eb.json:1:1');
	expect(printed).not.toMatch(/[^\P{C}\n]/u);
});

test('a folder that contains itself is read once', () => {
	writeFiles(root, { 'src/content/projects/a.json': project() });
	symlinkSync(join(root, 'src/content'), join(root, 'src/content/projects/again'));
	expect([...readContentTree(root).texts.keys()]).toEqual(['projects/a.json']);
});

test('UTF-16 is refused with the way to save it', () => {
	writeFiles(root, { 'src/content/projects/a.json': Buffer.from(project(), 'utf16le') });
	const { mistakes } = checkContent(readContentTree(root));
	const about = mistakes.filter(({ file }) => file.endsWith('projects/a.json'));
	expect(about.map(({ kind }) => kind)).toEqual(['wrong-encoding']);
	expect(about[0]?.sentence).toContain('"UTF-8 without BOM"');
});
