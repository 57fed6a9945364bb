import { expect, test } from 'vitest';
import { findUnshown, printUnshown } from '../../../../scripts/content/unshown.ts';
import { goodTree, project, site } from '../../../fixtures/content/good-tree.ts';

const variants = [{ id: 'frontend', title: { en: 'Front-end development' } }];

test('a content in which everything is shown', () => {
	expect(printUnshown(findUnshown(goodTree()))).toBe('Nothing is hidden from visitors.');
});

test.each([
	[
		'a private entry',
		{ 'projects/dance-school.json': project({ private: true }) },
		'src/content/projects/dance-school.json: it is private',
	],
	[
		'prose of a language without pages',
		{ 'site/site.json': site({ languages: ['en', 'uk'] }) },
		'src/content/home/es.mdx: the site is not published in its language',
	],
	[
		'a case study of a language without pages',
		{ 'site/site.json': site({ languages: ['en', 'es'] }) },
		'src/content/case-studies/dance-school/uk.mdx: the site is not published in its language',
	],
	[
		'a case study of a private project',
		{ 'projects/dance-school.json': project({ private: true }) },
		'src/content/case-studies/dance-school/en.mdx: its project is private',
	],
	[
		'a short version without entries of its own',
		{ 'site/site.json': site({ variants }) },
		'src/content/site/site.json: no entry has the tag "frontend"',
	],
])('%s', (_, changes, line) => {
	expect(printUnshown(findUnshown(goodTree(changes)))).toContain(line);
});

test('a private field hides no entry, and a tag in use is a version of its own', () => {
	const { cover } = JSON.parse(goodTree().texts.get('projects/dance-school.json') ?? '');
	const tree = goodTree({
		'site/site.json': site({ variants }),
		'projects/dance-school.json': project({ cover, private: ['demo'], tags: ['frontend'] }),
	});
	expect(findUnshown(tree)).toEqual([]);
});

test('a picture that no entry has', () => {
	const tree = goodTree();
	const unused = ['photos/old.webp', 'projects/dance-school/old.webp'];
	const assets = new Set([...tree.assets, ...unused, 'fonts/a.woff2', 'posters/b.webp']);
	const reason = 'no entry shows this picture';
	expect(findUnshown({ ...tree, assets })).toEqual(
		unused.map((file) => ({ file: `src/assets/${file}`, reason })),
	);
});
