import { expect, test } from 'vitest';
import { toEditorConfig } from '../../../../scripts/admin/config.ts';
import { findMissingTranslations } from '../../../../scripts/content/missing-translations.ts';
import { listSitePaths } from '../../../../scripts/content/paths.ts';
import { check, testReports } from '../../../fixtures/content/check.ts';
import { goodTree } from '../../../fixtures/content/good-tree.ts';

const top = 'title: Imprint\ndescription: Who runs this site.\n';
const page = (more = '', body = 'Rosa Ferrer, Girona.') => `---\n${top}${more}---\n\n${body}\n`;
const file = 'pages/imprint/en.mdx';

test('a page has an address that other content may link to, and a form in each language', () => {
	const changes = {
		[file]: page('link: menu\norder: 2\n', '## Address\n\n<Note>Girona</Note>\n\n[Me](/imprint)'),
		'pages/imprint/es.mdx': page(),
		'pages/prices/en.mdx': page('link: menu\norder: 1\n', 'See [the imprint](/imprint).'),
	};
	expect(check(changes)).toBe('0 mistakes in 0 files.');
	const tree = goodTree(changes);
	expect(listSitePaths(tree, [])).toEqual(expect.arrayContaining(['/imprint', '/prices']));
	const forms = toEditorConfig(tree).collections?.find(({ name }) => name === 'pages');
	expect(forms).toHaveProperty('files.length', 6);
	expect(findMissingTranslations(tree)).toContainEqual({
		locale: 'uk',
		place: 'src/content/pages/imprint/uk.mdx:1:1',
	});
});

test('without pages there is no form for them', () => {
	expect(toEditorConfig(goodTree()).collections).not.toContainEqual(
		expect.objectContaining({ name: 'pages' }),
	);
});

testReports([
	['a page without its title', { [file]: page().replace('title: Imprint\n', '') }],
	['a page in an unknown place', { [file]: page('link: header\n') }],
	[
		'two links in one place',
		{ [file]: page('order: 1\n'), 'pages/law/en.mdx': page('order: 1\n') },
	],
	['a page without the default language', { 'pages/imprint/xx.mdx': page() }],
	['a page in Ukrainian alone', { 'pages/imprint/uk.mdx': page() }],
	['a page in the place of one of the site', { 'pages/skills/en.mdx': page() }],
	['a page in the place of a language', { 'pages/uk/en.mdx': page() }],
	['a page whose name is no address', { 'pages/Über uns/en.mdx': page() }],
	['a page beside the folders of pages', { 'pages/imprint.mdx': page() }],
	['a block that is never closed', { [file]: page('', '<Note>Girona') }],
	['a text that is still to be written', { [file]: page('', '## —\n\n—') }],
]);
