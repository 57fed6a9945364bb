import { toEditorConfig } from '../../../../scripts/admin/config.ts';
import { findMissingTranslations } from '../../../../scripts/content/missing-translations.ts';
import { listSitePaths } from '../../../../scripts/content/paths.ts';
import { check, testChanges } from '../../../fixtures/content/check.ts';
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

testChanges('pages');
