import { withCategory } from '../../../../scripts/import/categories.ts';
import { findGroup } from '../../../../scripts/import/group.ts';

const groups = [
	{ id: 'java', titles: ['Java'], keywords: ['Spring'] },
	{ id: 'javascript', titles: ['JavaScript'], keywords: ['Node.js'] },
	{ id: 'wound-care', titles: ['Wound care', 'Догляд за ранами'], keywords: [] },
	{ id: 'vue', titles: ['Vue, jQuery and others'], keywords: [] },
];

test.each([
	['Java Collections', 'java'],
	['JAVASCRIPT in depth', 'javascript'],
	['Servers with node.js', 'javascript'],
	['Догляд за ранами, курс 2', 'wound-care'],
	['Vue from the start', 'vue'],
	['Spring, then JavaScript', 'java'],
	['Springs and screws', 'other'],
	['', 'other'],
])('"%s" belongs to the group %s', (title, group) => {
	expect(findGroup(title, groups)).toBe(group);
});

test('groups that no category has get one category, after the others', () => {
	const category = JSON.stringify({ order: 4, title: { en: 'Nursing' } });
	const before = { texts: new Map([['categories/nursing.json', category]]) };
	const files = new Map([
		['certificates/nursing/burns', {}],
		['certificates/first-aid/course', {}],
		['certificates/other/course', {}],
	]);
	const written = withCategory(before, files);
	expect([...written.keys()].slice(3)).toEqual(['categories/courses']);
	expect(written.get('categories/courses')).toMatchObject({
		order: 5,
		groups: [{ id: 'first-aid', title: { uk: 'First aid' } }, { id: 'other' }],
	});
});

// The content check of a site refuses every language that the site does not have, but for the built-in ones.
test.each([
	[['pl', 'en'], { pl: 'Kursy i\u00a0wyróżnienia', en: 'Courses and awards' }],
	[['de'], { de: 'Kurse und Auszeichnungen' }],
	[['pt-br'], { 'pt-br': 'Cursos e prémios' }],
	[['fi', 'sv'], { fi: 'Courses and awards', sv: 'Kurser och utmärkelser' }],
])(
	'on a site in %j the category has a title in each, the first of them at least',
	async (tags, title) => {
		vi.resetModules();
		globalThis.siteLanguages = { tags, words: {} };
		const { withCategory: inSite } = await import('../../../../scripts/import/categories.ts');
		globalThis.siteLanguages = undefined;
		const written = inSite({ texts: new Map() }, new Map([['certificates/other/course', {}]]));
		expect(written.get('categories/courses')).toMatchObject({ title });
		expect(Object.keys(Object(written.get('categories/courses')).title)).toEqual(
			Object.keys(title),
		);
	},
);
