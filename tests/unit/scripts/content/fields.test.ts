import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { check } from '../../../fixtures/content/check.ts';
import {
	certificate,
	goodTree,
	project,
	skill,
	slide,
	technology,
	words,
} from '../../../fixtures/content/good-tree.ts';

test('a missing field', () => {
	expect(
		check({ 'projects/dance-school.json': project({ start: undefined }) }),
	).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:1:1  start
		  The date is missing. Write it as exactly as you know it, in quotes: "2016", "2016-03" or "2016-03-14".
		  Found:    nothing
		  Expected: When the work began, as exactly as you know it: "2021", "2021-03" or "2021-03-14". Projects are sorted by it.
		  Example:  "start": "2021-03"

		1 mistake in 1 file."
	`);
});

test('a missing text of one language', () => {
	const text = project({ title: { uk: 'Школа танців' } });
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:2:11  title.en
		  The English title is missing. Write a text in quotes, for example "Booking site for a seaside hotel".
		  Found:    nothing
		  Expected: English text; it is also shown where a translation is missing.
		  Example:  "en": "Booking site for a seaside hotel"

		1 mistake in 1 file."
	`);
});

test('a misspelt field names the one that was meant', () => {
	const text = certificate({ gradee: '5', date: '2022-10-22' });
	expect(check({ 'certificates/pm/leading-teams.json': text })).toMatchInlineSnapshot(`
		"src/content/certificates/pm/leading-teams.json:10:2  gradee
		  There is no field "gradee" here. Did you mean "grade"?
		  Found:    "gradee"
		  Expected: one of: title, number, grade, date, expires, description, picture, issuer, verify, highlight, tags, private
		  Example:  "grade": "1000 / 1000"

		1 mistake in 1 file."
	`);
});

test('a misspelt language inside a text', () => {
	const text = project({ title: { en: 'Dance school', ua: 'Школа танців' } });
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:4:3  title.ua
		  There is no field "ua" here. Did you mean "uk"?
		  Found:    "ua"
		  Expected: one of: en, uk, es
		  Example:  "uk": "Сайт бронювання для готелю біля моря"

		1 mistake in 1 file."
	`);
});

test('a misspelt language inside a field with two spellings', () => {
	const text = certificate({ number: { en: 'Starter', ua: 'Початковий' } });
	expect(check({ 'certificates/pm/leading-teams.json': text })).toMatchInlineSnapshot(`
		"src/content/certificates/pm/leading-teams.json:9:3  number.ua
		  There is no field "ua" here. Did you mean "uk"?
		  Found:    "ua"
		  Expected: one of: en, uk, es
		  Example:  "uk": "Без номера"

		1 mistake in 1 file."
	`);
});

test('a field that nothing known is like', () => {
	expect(check({ 'slides/01-linen.json': slide({ photographer: 'X' }) })).toMatchInlineSnapshot(`
		"src/content/slides/01-linen.json:14:2  photographer
		  There is no field "photographer" here. The fields are: order, picture, alt, caption, link.
		  Found:    "photographer"
		  Expected: one of: order, picture, alt, caption, link
		  Example:  "order": 3

		1 mistake in 1 file."
	`);
});

test('a day that the calendar does not have', () => {
	const text = certificate({ date: '2023-02-30' });
	expect(check({ 'certificates/pm/leading-teams.json': text })).toMatchInlineSnapshot(`
		"src/content/certificates/pm/leading-teams.json:9:10  date
		  "2023-02-30" is not a date. Write it as exactly as you know it, in quotes: "2016", "2016-03" or "2016-03-14".
		  Found:    "2023-02-30"
		  Expected: Date of the exam or of issue, as exactly as you know it: "2021", "2021-04" or "2021-04-17".
		  Example:  "date": "2021-04-17"

		1 mistake in 1 file."
	`);
});

test('a date in the order of another country', () => {
	expect(
		check({ 'projects/dance-school.json': project({ start: '03.2021' }) }),
	).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:12:11  start
		  "03.2021" is not a date. Write it as exactly as you know it, in quotes: "2016", "2016-03" or "2016-03-14".
		  Found:    "03.2021"
		  Expected: When the work began, as exactly as you know it: "2021", "2021-03" or "2021-03-14". Projects are sorted by it.
		  Example:  "start": "2021-03"

		1 mistake in 1 file."
	`);
});

test('a number in quotes', () => {
	expect(check({ 'technologies/react.json': technology({ order: '3' }) })).toMatchInlineSnapshot(`
		"src/content/technologies/react.json:2:11  order
		  "3" is not a position in the list. Write a whole number, 1 or higher, without quotes, for example 3.
		  Found:    "3"
		  Expected: Position in the list, starting at 1.
		  Example:  "order": 3

		1 mistake in 1 file."
	`);
});

test('a text where a list belongs', () => {
	const text = project({ technologies: 'TypeScript' });
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:19:18  technologies
		  "TypeScript" is not a list. Write a list, for example ["TypeScript","React"].
		  Found:    "TypeScript"
		  Expected: Names as visitors see them and search for them, most important first. The years of experience on the skills page are calculated from them.
		  Example:  "technologies": ["TypeScript","React"]

		1 mistake in 1 file."
	`);
});

test('a word that is not allowed', () => {
	expect(check({ 'skills/scripts.json': skill({ kind: 'difficult' }) })).toMatchInlineSnapshot(`
		"src/content/skills/scripts.json:2:10  kind
		  "difficult" is not a known kind. Write one of: "hard", "soft".
		  Found:    "difficult"
		  Expected: "hard" for a technical skill, "soft" for working with people.
		  Example:  "kind": "hard"

		1 mistake in 1 file."
	`);
});

test('both a package and a version', () => {
	const text = technology({ version: '19' });
	expect(check({ 'technologies/react.json': text })).toMatchInlineSnapshot(`
		"src/content/technologies/react.json:11:13  version
		  Write either "package", whose installed version is shown, or "version". Exactly one of them is required.
		  Found:    "19"
		  Expected: Version, only for technologies that are not npm packages, for example "ES2024".
		  Example:  "version": "ES2024"

		1 mistake in 1 file."
	`);
});

test('a missing alternative text', () => {
	expect(check({ 'slides/01-linen.json': slide({ alt: undefined }) })).toMatchInlineSnapshot(`
		"src/content/slides/01-linen.json:1:1  alt
		  The alternative text is missing. Write one text per language: { "en": "…", "uk": "…", "es": "…" }.
		  Found:    nothing
		  Expected: What the picture shows, for visitors who cannot see it: one short sentence per language.
		  Example:  "alt": {"en":"A linen shirt on a dark background.","uk":"Лляна сорочка на темному тлі.","es":"Una camisa de lino sobre un fondo oscuro."}

		1 mistake in 1 file."
	`);
});

test('an empty alternative text', () => {
	const text = slide({ alt: words(' ', 'Лляна сорочка.') });
	expect(check({ 'slides/01-linen.json': text })).toMatchInlineSnapshot(`
		"src/content/slides/01-linen.json:5:9  alt.en
		  The English alternative text is empty. Write it: it is also shown where a translation is missing.
		  Found:    " "
		  Expected: English text; it is also shown where a translation is missing.
		  Example:  "en": "A linen shirt on a dark background."

		1 mistake in 1 file."
	`);
});

test.for([
	'javascript:alert(1)',
	' javascript:alert(1)',
	'JavaScript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'//example.com',
	'/\\example.com',
	'/\t/example.com',
	'example.com',
])('%j is no address for a link', (demo) => {
	const { mistakes } = checkContent(goodTree({ 'projects/dance-school.json': project({ demo }) }));
	expect(mistakes.map(({ kind, field }) => [kind, field])).toEqual([['wrong-value', 'demo']]);
});

test('an unsafe link', () => {
	const text = project({ demo: 'javascript:alert(1)' });
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:23:10  demo
		  "javascript:alert(1)" cannot be used as a link. Write "https://example.com/page", "mailto:name@example.com", "tel:+34600000000" or a page of this site such as "/extra/weather".
		  Found:    "javascript:alert(1)"
		  Expected: Where visitors can try it: an address, or a page of this site.
		  Example:  "demo": "https://hotel.example"

		1 mistake in 1 file."
	`);
});

test('a file that holds no fields', () => {
	expect(check({ 'projects/dance-school.json': '[]' })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:1:1
		  [] is not a group of fields. Write { "field": "value" }.
		  Found:    []
		  Expected: a group of fields in braces
		  Example:  { "title": {"en":"Booking site for a seaside hotel","uk":"Сайт бронювання для готелю біля моря","es":"Web de reservas para un hotel junto al mar"} }

		1 mistake in 1 file."
	`);
});
