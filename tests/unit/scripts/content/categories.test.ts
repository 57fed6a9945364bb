import { describe, expect, test } from 'vitest';
import { listCategories, listGroups } from '../../../../scripts/content/categories.ts';
import { check } from '../../../fixtures/content/check.ts';
import {
	category,
	certificate,
	goodTree,
	site,
	words,
} from '../../../fixtures/content/good-tree.ts';

const nursing = words('Nursing', 'Сестринська справа', 'Enfermería');
const inOrder = '0 mistakes in 0 files.';

describe('the content check', () => {
	test('accepts any folder that a category has as a group', () => {
		const groups = [
			{ id: 'wound-care', title: words('Wound care', 'Догляд за ранами', 'Cuidado de heridas') },
			{ id: 'first-aid', title: words('First aid', 'Перша допомога', 'Primeros auxilios') },
		];
		const changes = {
			'categories/nursing.json': category({ order: 3, title: nursing, groups }),
			'certificates/wound-care/burns.json': certificate(),
		};
		expect(check(changes)).toBe(inOrder);
	});

	test('reports a certificate in a folder that no category has', () => {
		expect(check({ 'certificates/pn/leading-teams.json': certificate() })).toMatchInlineSnapshot(`
			"src/content/certificates/pn/leading-teams.json:1:1
			  No category has a group "pn", so no page shows this certificate. Did you mean "pm"?
			  Found:    the folder "pn"
			  Expected: one of: pm, other
			  Example:  src/content/categories/pm.json

			1 mistake in 1 file."
		`);
	});

	test('asks for a category if the folder is like no other', () => {
		const report = check({ 'certificates/wound-care/burns.json': certificate() });
		expect(report).toContain(
			'Create "categories/wound-care.json", or add the group to a category.',
		);
	});

	test('does not report the certificates of a category that cannot be read', () => {
		const report = check({ 'categories/pm.json': '{' });
		expect(report).toContain('categories/pm.json');
		expect(report).not.toContain('No category has a group');
	});

	test('reports a title that a language of the site lacks', () => {
		const text = category({ title: { en: 'Management', es: 'Gestión' } });
		expect(check({ 'categories/pm.json': text })).toMatchInlineSnapshot(`
			"src/content/categories/pm.json:3:11  title.uk
			  The Ukrainian title of the category is missing. Write it: every language of the site shows its own title.
			  Found:    nothing
			  Expected: a title in every language that site/site.json publishes
			  Example:  "uk": "Сестринська справа"

			1 mistake in 1 file."
		`);
		const published = site({ languages: ['en', 'es'] });
		expect(check({ 'categories/pm.json': text, 'site/site.json': published })).toBe(inOrder);
	});

	test('reports a group without a title where there are several', () => {
		const groups = [{ id: 'pm' }, { id: 'agile', title: nursing }];
		expect(check({ 'categories/pm.json': category({ groups }) })).toMatchInlineSnapshot(`
			"src/content/categories/pm.json:9:3  groups[0].title
			  This group has no title. Write one: on a page with several groups, it is their heading.
			  Found:    nothing
			  Expected: the title of the group in every language of the site
			  Example:  "title": { "en": "Wound care" }

			1 mistake in 1 file."
		`);
	});

	test('reports a group of two categories', () => {
		const text = category({ order: 3, title: nursing, groups: [{ id: 'pm' }] });
		expect(check({ 'categories/team.json': text })).toMatchInlineSnapshot(`
			"src/content/categories/team.json:10:10  groups[0].id
			  "categories/pm.json" already has the group "pm". A group belongs to one category: delete it here or there.
			  Found:    "pm"
			  Expected: a group that no other category has
			  Example:  { "id": "wound-care", "title": { "en": "Wound care" } }

			1 mistake in 1 file."
		`);
	});

	test('reports two categories at one position', () => {
		expect(check({ 'categories/pm.json': category({ order: 2 }) })).toMatchInlineSnapshot(`
			"src/content/categories/other.json:2:11  order
			  "categories/pm.json" already has position 2. Choose another number.
			  Found:    2
			  Expected: a position that no other entry in the list has
			  Example:  "order": 3

			1 mistake in 1 file."
		`);
	});

	test('reports a picture that is not there', () => {
		const text = category({ picture: 'categories/pm.webp' });
		expect(check({ 'categories/pm.json': text })).toContain(
			'There is no picture "src/assets/categories/pm.webp".',
		);
	});
});

test('without groups of its own, a category has the one with its name', () => {
	const tree = goodTree({ 'categories/pm.json': category() });
	expect(listCategories(tree)).toEqual([
		{
			id: 'pm',
			title: 'Project management',
			groups: [
				{
					id: 'pm',
					title: 'Project management',
					titles: ['Project management', 'Управління проєктами', 'Gestión de proyectos'],
					keywords: [],
				},
			],
		},
		expect.objectContaining({ id: 'other' }),
	]);
});

test('groups are in the order of the categories', () => {
	const groups = [
		{ id: 'b', title: nursing },
		{ id: 'a', title: nursing },
	];
	const tree = goodTree({
		'categories/other.json': category({ order: 1, groups }),
		'categories/pm.json': category({ order: 2 }),
	});
	expect(listGroups(tree).map(({ id }) => id)).toEqual(['b', 'a', 'pm']);
});
