import { expect, test } from 'vitest';
import { check } from '../../../fixtures/content/check.ts';
import { project, words } from '../../../fixtures/content/good-tree.ts';

const file = 'projects/dance-school.json';
const alt = words('A timetable.');

test('a project with every field has no mistakes', () => {
	const text = project({
		featured: 1,
		cover: {
			picture: {
				en: 'projects/dance-school/cover.webp',
				uk: 'projects/dance-school/timetable.webp',
			},
			dark: 'projects/dance-school/cover.webp',
			alt,
		},
		gallery: [{ picture: 'projects/dance-school/timetable.webp', alt, caption: words('Halls') }],
		role: words('Sole developer'),
		team: words('Two teachers'),
		client: words('A dance school'),
		results: [
			{ what: words('Time to find a hall'), before: 20.5, after: 1, unit: words('minutes') },
			{ what: words('Halls booked twice'), before: '1 in 8', after: words('none', 'жодної') },
		],
		certificates: ['pm/leading-teams', 'provider/front-end'],
		job: 'director',
		private: ['client', 'results', 'cover'],
	});
	expect(check({ [file]: text })).toBe('0 mistakes in 0 files.');
});

test('a cover or a picture of the gallery that does not exist', () => {
	const text = project({
		cover: { picture: { en: 'projects/dance-school/covr.webp' }, alt },
		gallery: [{ picture: 'projects/dance-school/tabel.webp', alt, caption: words('Halls') }],
	});
	const found = check({ [file]: text });
	expect(found).toContain('dance-school.json:25:10  cover.picture.en\n');
	expect(found).toContain('Did you mean "projects/dance-school/cover.webp"?');
	expect(found).toContain('gallery[0].picture\n');
});

test('a document that does not exist', () => {
	const text = project({ certificates: ['pm/leading-team', 'provider/front-end'] });
	expect(check({ [file]: text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:24:3  certificates[0]
		  There is no certificate or diploma "pm/leading-team". Did you mean "pm/leading-teams"?
		  Found:    "pm/leading-team"
		  Expected: the group or school and the file name of a document, without .json
		  Example:  "pm/leading-teams"

		1 mistake in 1 file."
	`);
});

test('a document that is named twice', () => {
	const text = project({ certificates: ['pm/leading-teams', 'pm/leading-teams'] });
	expect(check({ [file]: text })).toContain('"pm/leading-teams" appears twice in this list.');
});

test('a job that does not exist', () => {
	expect(check({ [file]: project({ job: 'directer' }) })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:23:9  job
		  There is no job "directer". Did you mean "director"?
		  Found:    "directer"
		  Expected: the file name of a job, without .json
		  Example:  "job": "director"

		1 mistake in 1 file."
	`);
});

test('two projects in one place of the selected work', () => {
	const texts = {
		'projects/ballet.json': project({ featured: 2, role: words('Developer') }),
		[file]: project({ featured: 2 }),
	};
	expect(check(texts)).toMatchInlineSnapshot(`
		"src/content/projects/ballet.json:23:14  featured
		  "projects/dance-school.json" already has position 2. Choose another number.
		  Found:    2
		  Expected: a position that no other entry in the list has
		  Example:  "featured": 3

		1 mistake in 1 file."
	`);
});

test('a value of the wrong type, and a result without a value', () => {
	const results = [{ what: words('Halls'), after: true }, { what: words('Teachers') }];
	expect(check({ [file]: project({ results }) })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:28:13  results[0].after
		  true is not a number, a text or one text per language. Enter a number without quotes such as 5, a text such as "1 in 3", or one text per language: {"en":"1 in 3","uk":"1 із 3","es":"1 de cada 3"}.
		  Found:    true
		  Expected: Value after the work: a number without quotes, which the site formats for each language, or a text such as "1 in 3".
		  Example:  "after": 5

		src/content/projects/dance-school.json:30:3  results[1].after
		  The value is missing. Enter a number without quotes such as 5, a text such as "1 in 3", or one text per language: {"en":"1 in 3","uk":"1 із 3","es":"1 de cada 3"}.
		  Found:    nothing
		  Expected: Value after the work: a number without quotes, which the site formats for each language, or a text such as "1 in 3".
		  Example:  "after": 5

		2 mistakes in 1 file."
	`);
});
