import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../scripts/content/check.ts';
import { printCounts, printMistakes } from '../../../scripts/content/print.ts';
import type { ContentTree } from '../../../scripts/content/tree.ts';
import {
	certificate,
	goodTree,
	iqTest,
	project,
	site,
	skill,
	slide,
	specialCertificates,
	technology,
	words,
} from '../../fixtures/content/good-tree.ts';

test('a content without mistakes is summed up in one sentence', () => {
	const { entries, mistakes } = checkContent(goodTree());
	expect(mistakes).toEqual([]);
	expect(printCounts(entries)).toMatchInlineSnapshot(
		`"The content is in order: 24 files (profile 1, site 1, iq 1, projects 1, certificates 6, education 1, diplomas 1, languages 1, experience 1, skills 1, technologies 1, photos 1, slides 1, home 3, about 3)."`,
	);
});

describe('fields', () => {
	test('a missing field', () => {
		expect(
			check({ 'projects/dance-school.json': project({ start: undefined }) }),
		).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:1:1  start
			  The month is missing. Write it as "2020-11": year, month.
			  Found:    nothing
			  Expected: Month the work began, for example 2021-03. The list is sorted by it.
			  Example:  "start": "2020-11"

			1 mistake in 1 file."
		`);
	});

	test('a missing text of one language', () => {
		const text = project({ title: { uk: 'Школа танців' } });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:2:11  title.en
			  The English text is missing. Write a text in quotes, for example "Dance school".
			  Found:    nothing
			  Expected: English text; it is also shown where a translation is missing.
			  Example:  "en": "Dance school"

			1 mistake in 1 file."
		`);
	});

	test('a misspelt field names the one that was meant', () => {
		const text = certificate({ gradee: '5', date: '2022-10-22' });
		expect(check({ 'certificates/pm/leading-teams.json': text })).toMatchInlineSnapshot(`
			"src/content/certificates/pm/leading-teams.json:10:2  gradee
			  The field "gradee" is not known here. Did you mean "grade"?
			  Found:    "gradee"
			  Expected: one of: title, number, grade, date, picture, verify
			  Example:  "grade": "1000 / 1000"

			1 mistake in 1 file."
		`);
	});

	test('a misspelt language inside a text', () => {
		const text = project({ title: { en: 'Dance school', ua: 'Школа танців' } });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:4:3  title.ua
			  The field "ua" is not known here. Did you mean "uk"?
			  Found:    "ua"
			  Expected: one of: en, uk, es
			  Example:  "uk": "Школа танців"

			1 mistake in 1 file."
		`);
	});

	test('a misspelt language inside a field with two spellings', () => {
		const text = certificate({ number: { en: 'Starter', ua: 'Початковий' } });
		expect(check({ 'certificates/pm/leading-teams.json': text })).toMatchInlineSnapshot(`
			"src/content/certificates/pm/leading-teams.json:9:3  number.ua
			  The field "ua" is not known here. Did you mean "uk"?
			  Found:    "ua"
			  Expected: one of: en, uk, es
			  Example:  "uk": "Школа танців"

			1 mistake in 1 file."
		`);
	});

	test('a field that nothing known is like', () => {
		expect(check({ 'slides/01-linen.json': slide({ photographer: 'X' }) })).toMatchInlineSnapshot(`
			"src/content/slides/01-linen.json:14:2  photographer
			  The field "photographer" is not known here. Known fields: order, picture, alt, caption.
			  Found:    "photographer"
			  Expected: one of: order, picture, alt, caption
			  Example:  "order": 3

			1 mistake in 1 file."
		`);
	});

	test('a day that the calendar does not have', () => {
		const text = certificate({ date: '2023-02-30' });
		expect(check({ 'certificates/pm/leading-teams.json': text })).toMatchInlineSnapshot(`
			"src/content/certificates/pm/leading-teams.json:9:10  date
			  "2023-02-30" is not a date. Write it as "2023-01-14": year, month, day.
			  Found:    "2023-02-30"
			  Expected: Day of the exam or of issue, for example 2021-04-17.
			  Example:  "date": "2023-01-14"

			1 mistake in 1 file."
		`);
	});

	test('a date in the order of another country', () => {
		expect(
			check({ 'projects/dance-school.json': project({ start: '03.2021' }) }),
		).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:12:11  start
			  "03.2021" is not a month. Write it as "2020-11": year, month.
			  Found:    "03.2021"
			  Expected: Month the work began, for example 2021-03. The list is sorted by it.
			  Example:  "start": "2020-11"

			1 mistake in 1 file."
		`);
	});

	test('a number in quotes', () => {
		expect(check({ 'technologies/react.json': technology({ order: '3' }) })).toMatchInlineSnapshot(`
			"src/content/technologies/react.json:2:11  order
			  "3" is not a place in the list. Write a whole number from 1, without quotes, for example 3.
			  Found:    "3"
			  Expected: Place in the list, from 1.
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
			  Expected: Names as they are shown and searched, most important first. They also feed the developer ranking.
			  Example:  "technologies": ["TypeScript","React"]

			1 mistake in 1 file."
		`);
	});

	test('a word that is none of the allowed ones', () => {
		expect(check({ 'skills/scripts.json': skill({ kind: 'difficult' }) })).toMatchInlineSnapshot(`
			"src/content/skills/scripts.json:2:10  kind
			  "difficult" is not a kind this site knows. Write one of: "hard", "soft".
			  Found:    "difficult"
			  Expected: Hard: a craft with tools. Soft: work with people.
			  Example:  "kind": "hard"

			1 mistake in 1 file."
		`);
	});

	test('both a package and a version', () => {
		const text = technology({ version: '19' });
		expect(check({ 'technologies/react.json': text })).toMatchInlineSnapshot(`
			"src/content/technologies/react.json:11:13  version
			  Write either "package" (its version is read from what is installed) or "version", not both and not neither.
			  Found:    "19"
			  Expected: Version, only for what is no npm package, for example "ES2024".
			  Example:  "version": "ES2024"

			1 mistake in 1 file."
		`);
	});

	test('a missing alternative text', () => {
		expect(check({ 'slides/01-linen.json': slide({ alt: undefined }) })).toMatchInlineSnapshot(`
			"src/content/slides/01-linen.json:1:1  alt
			  The alternative text is missing. Write one alternative text per language: {"en":"A linen shirt on a dark background.","uk":"Лляна сорочка на темному тлі.","es":"Una camisa de lino sobre un fondo oscuro."}.
			  Found:    nothing
			  Expected: What the picture shows, for visitors who do not see it: one short sentence per language.
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
		const { mistakes } = checkContent(
			goodTree({ 'projects/dance-school.json': project({ demo }) }),
		);
		expect(mistakes.map(({ kind, field }) => [kind, field])).toEqual([['wrong-value', 'demo']]);
	});

	test('an unsafe link', () => {
		const text = project({ demo: 'javascript:alert(1)' });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:23:10  demo
			  "javascript:alert(1)" is not an address that a link may have. Write "https://example.com/page", "mailto:name@example.com", "tel:+34600000000" or a page of this site such as "/extra/weather".
			  Found:    "javascript:alert(1)"
			  Expected: Where it can be tried: an address, or a page of this site.
			  Example:  "demo": "https://example.com/page"

			1 mistake in 1 file."
		`);
	});

	test('a file that holds no fields', () => {
		expect(check({ 'projects/dance-school.json': '[]' })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:1:1
			  [] is not a group of fields. Write { "field": "value" }.
			  Found:    []
			  Expected: A group of fields in braces.
			  Example:  { "title": {"en":"Dance school","uk":"Школа танців","es":"Escuela de danza"} }

			1 mistake in 1 file."
		`);
	});
});

describe('broken JSON', () => {
	test('a missing comma is shown at the line that lacks it', () => {
		const text = project().replace('"start": "2021-03",', '"start": "2021-03"');
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:12:20
			  A comma is missing before the next field.
			  Found:    "end": "2021-06",
			  Expected: JSON: names and texts in double quotes, a comma between fields.
			  Example:  "place": "Kyiv", "score": "128"

			1 mistake in 1 file."
		`);
	});

	test('a comma after the last field', () => {
		expect(
			check({ 'projects/dance-school.json': '{\n\t"start": "2021-03",\n}\n' }),
		).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:3:1
			  The name of a field is expected here. Put it in double quotes, and no comma after the last field.
			  Found:    }
			  Expected: JSON: names and texts in double quotes, a comma between fields.
			  Example:  "place": "Kyiv", "score": "128"

			1 mistake in 1 file."
		`);
	});

	test('a missing quote', () => {
		const text = project().replace('"2021-03",', '"2021-03,');
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:12:11
			  This text has no closing quote. A text stands on one line; write \\" for a quote inside it.
			  Found:    "2021-03,
			  Expected: JSON: names and texts in double quotes, a comma between fields.
			  Example:  "place": "Kyiv", "score": "128"

			1 mistake in 1 file."
		`);
	});

	test('a comment', () => {
		const text = project().replace('{', '{ // my project');
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:1:3
			  JSON has no comments. Delete it.
			  Found:    // my project
			  Expected: JSON: names and texts in double quotes, a comma between fields.
			  Example:  "place": "Kyiv", "score": "128"

			1 mistake in 1 file."
		`);
	});

	test('an empty file', () => {
		expect(check({ 'projects/dance-school.json': '' })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:1:1
			  The file is empty. Write its fields, or delete it.
			  Found:    nothing
			  Expected: JSON: names and texts in double quotes, a comma between fields.
			  Example:  { "place": "Kyiv", "score": "128" }

			1 mistake in 1 file."
		`);
	});

	test('two slips in one file are two mistakes', () => {
		const text = project().replace('"2021-03",', '2021-03x,').replace('"2021-06",', 'now,');
		const lines = checkContent(goodTree({ 'projects/dance-school.json': text })).mistakes;
		expect(lines.map(({ kind, line }) => [kind, line])).toEqual([
			['broken-json', 12],
			['broken-json', 13],
		]);
	});

	test('a field that stands there twice', () => {
		const text = project().replace('"start"', '"start": "2020-01",\n\t"start"');
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:13:2  start
			  The field "start" stands here twice; only the last one counts. Delete one of them.
			  Found:    "start" a second time
			  Expected: each field once
			  Example:  "start": …

			1 mistake in 1 file."
		`);
	});
});

describe('files', () => {
	test('a folder nobody knows', () => {
		expect(check({ 'project/ballet.json': project() })).toMatchInlineSnapshot(`
			"src/content/project/ballet.json:1:1
			  The folder "project" is not known here, so the site shows nothing of it. Did you mean "projects"?
			  Found:    the folder "project"
			  Expected: one of: profile, site, iq, projects, certificates, education, diplomas, languages, experience, skills, technologies, photos, slides, home, about
			  Example:  projects

			1 mistake in 1 file."
		`);
	});

	test('a list of certificates nobody knows', () => {
		expect(check({ 'certificates/desinger/figma.json': certificate() })).toMatchInlineSnapshot(`
			"src/content/certificates/desinger/figma.json:1:1
			  The folder "desinger" is not known here, so the site shows nothing of it. Did you mean "designer"?
			  Found:    the folder "desinger"
			  Expected: one of: html, javascript, angular, react, vue, php, python, ruby, java, database, designer, pm, english, other
			  Example:  designer

			1 mistake in 1 file."
		`);
	});

	test('a file of another kind', () => {
		expect(check({ 'projects/notes.txt': 'x' })).toMatchInlineSnapshot(`
			"src/content/projects/notes.txt:1:1
			  The file "notes.txt" belongs to no collection, so the site does not show it. Move, rename or delete it.
			  Found:    "notes.txt"
			  Expected: files named projects/<name>.json
			  Example:  projects/dance-school.json

			1 mistake in 1 file."
		`);
	});

	test('a certificate outside the lists', () => {
		expect(check({ 'certificates/figma.json': certificate() })).toMatchInlineSnapshot(`
			"src/content/certificates/figma.json:1:1
			  The file "figma.json" belongs to no collection, so the site does not show it. Move, rename or delete it.
			  Found:    "figma.json"
			  Expected: files named certificates/<list>/<name>.json
			  Example:  certificates/html/dance-school.json

			1 mistake in 1 file."
		`);
	});

	test('a file in no folder', () => {
		expect(check({ 'readme.md': 'x' })).toMatchInlineSnapshot(`
			"src/content/readme.md:1:1
			  The file "readme.md" belongs to no collection, so the site does not show it. Move, rename or delete it.
			  Found:    "readme.md"
			  Expected: files named <collection>/<name>.json
			  Example:  projects/dance-school.json

			1 mistake in 1 file."
		`);
	});

	test('a name that does not suit an address', () => {
		expect(check({ 'projects/Dance School 2.json': project() })).toMatchInlineSnapshot(`
			"src/content/projects/Dance School 2.json:1:1
			  The name "Dance School 2" does not suit an address. Name the file in small letters, digits and hyphens.
			  Found:    "Dance School 2"
			  Expected: small letters a to z, digits, and single hyphens between words
			  Example:  dance-school-2.json

			1 mistake in 1 file."
		`);
	});

	test('a name that a tool claims', () => {
		const text = technology({ order: 2 });
		expect(check({ 'technologies/biome.json': text })).toMatchInlineSnapshot(`
			"src/content/technologies/biome.json:1:1
			  Tools read every file named "biome.json" as their own settings. Name the file otherwise.
			  Found:    "biome.json"
			  Expected: a name that no tool claims
			  Example:  biome-tool.json

			1 mistake in 1 file."
		`);
	});

	test('a byte order mark', () => {
		const text = `\uFEFF${project()}`;
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:1:1
			  The file is not saved as plain UTF-8. Save it again as "UTF-8 without BOM".
			  Found:    a byte order mark
			  Expected: UTF-8 without a byte order mark
			  Example:  in VS Code: "Save with Encoding", then "UTF-8"

			1 mistake in 1 file."
		`);
	});

	test('a file in an old encoding', () => {
		const text = project({ title: words('Caf\uFFFD') });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:1:1
			  The file is not saved as plain UTF-8. Save it again as "UTF-8 without BOM".
			  Found:    letters that are not UTF-8
			  Expected: UTF-8 without a byte order mark
			  Example:  in VS Code: "Save with Encoding", then "UTF-8"

			1 mistake in 1 file."
		`);
	});

	test('a missing file of which there must be one', () => {
		expect(check({ 'iq/iq.json': undefined })).toMatchInlineSnapshot(`
			"src/content/iq/iq.json:1:1
			  The file "iq/iq.json" is missing, and the site cannot be built without it. Create it.
			  Found:    nothing
			  Expected: the file src/content/iq/iq.json
			  Example:  src/content/iq/iq.json

			1 mistake in 1 file."
		`);
	});

	test('a prose file missing in one language', () => {
		expect(check({ 'about/uk.mdx': undefined })).toMatchInlineSnapshot(`
			"src/content/about/uk.mdx:1:1
			  The text in Ukrainian is missing. Create "about/uk.mdx" beside the files of the other languages.
			  Found:    nothing
			  Expected: one file per language: en.mdx, uk.mdx, es.mdx
			  Example:  src/content/about/uk.mdx

			1 mistake in 1 file."
		`);
	});

	test('a "$schema" that leads elsewhere', () => {
		const text = project({ $schema: '../../schemas/json/project.json' });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:23:13  $schema
			  The line "$schema" leads to the wrong place, so your editor cannot help. Mend it.
			  Found:    "../../schemas/json/project.json"
			  Expected: the path from this file to the schema of its collection
			  Example:  "$schema": "../../../schemas/json/project.json"

			1 mistake in 1 file."
		`);
	});

	test('the right "$schema" is no mistake', () => {
		const text = certificate({ $schema: '../../../../schemas/json/certificate.json' });
		expect(check({ 'certificates/pm/leading-teams.json': text })).toBe('0 mistakes in 0 files.');
	});
});

describe('things there twice', () => {
	test('two files with one id', () => {
		expect(check({ 'projects/Dance-School.json': project() })).toMatchInlineSnapshot(`
			"src/content/projects/Dance-School.json:1:1
			  The name "Dance-School" does not suit an address. Name the file in small letters, digits and hyphens.
			  Found:    "Dance-School"
			  Expected: small letters a to z, digits, and single hyphens between words
			  Example:  dance-school.json

			src/content/projects/Dance-School.json:1:1
			  Two files have the id "dance-school": this one and "projects/dance-school.json". Rename one of them.
			  Found:    "dance-school"
			  Expected: a file name of its own; capitals and spaces do not make it another one
			  Example:  dance-school-2

			2 mistakes in 1 file."
		`);
	});

	test('the same file name in two lists is no mistake', () => {
		const tree = goodTree(
			{
				'certificates/react/basics.json': certificate(),
				'certificates/vue/basics.json': certificate(),
			},
			{},
		);
		const assets = new Set([
			...tree.assets,
			'documents/react-basics.webp',
			'documents/vue-basics.webp',
		]);
		expect(checkContent({ ...tree, assets }).mistakes).toEqual([]);
	});

	test('two entries in one place of their list', () => {
		expect(check({ 'slides/02-wool.json': slide() })).toMatchInlineSnapshot(`
			"src/content/slides/02-wool.json:2:11  order
			  The place 1 is taken by "slides/01-linen.json" already. Give this one another.
			  Found:    1
			  Expected: a place that no other entry of the list has
			  Example:  "order": 2

			1 mistake in 1 file."
		`);
	});

	test('a hard and a soft skill may have the same place', () => {
		const text = skill({ kind: 'soft', technologies: [] });
		expect(check({ 'skills/talks.json': text })).toBe('0 mistakes in 0 files.');
	});

	test('two certificates with one number', () => {
		const text = certificate({ number: 'HT-2021-04417' });
		expect(
			check({
				'certificates/pm/agile-delivery.json': text,
				'certificates/pm/leading-teams.json': text,
			}),
		).toMatchInlineSnapshot(`
			"src/content/certificates/pm/agile-delivery.json:7:12  number
			  The number "HT-2021-04417" is that of "certificates/pm/leading-teams.json" already. Write the number printed on this document.
			  Found:    "HT-2021-04417"
			  Expected: a registration number that no other document has
			  Example:  "number": "AB-2024-00017"

			1 mistake in 1 file."
		`);
	});

	test('the two sides of a diploma share a number', () => {
		const tree = goodTree({
			'diplomas/provider/back.json': certificate({ number: 'P-1', side: 'back' }),
		});
		const assets = new Set([...tree.assets, 'documents/provider-back.webp']);
		expect(checkContent({ ...tree, assets }).mistakes).toEqual([]);
	});

	test('a special certificate named twice', () => {
		const names = [...specialCertificates.slice(0, 5), 'pm/leading-teams'];
		expect(
			check({ 'site/site.json': site({ specialCertificates: names }) }),
		).toMatchInlineSnapshot(`
			"src/content/site/site.json:19:3  specialCertificates[5]
			  "pm/leading-teams" is named twice in this list. Name another, or delete one.
			  Found:    "pm/leading-teams"
			  Expected: each name once
			  Example:  ["pm/leading-teams", "other/negotiation"]

			1 mistake in 1 file."
		`);
	});
});

describe('references', () => {
	test('a special certificate that does not exist', () => {
		const names = ['pm/leading-team', ...specialCertificates.slice(1)];
		expect(
			check({ 'site/site.json': site({ specialCertificates: names }) }),
		).toMatchInlineSnapshot(`
			"src/content/site/site.json:14:3  specialCertificates[0]
			  There is no certificate "pm/leading-team". Did you mean "pm/leading-teams"?
			  Found:    "pm/leading-team"
			  Expected: list and file name of a certificate, without .json
			  Example:  "pm/leading-teams"

			1 mistake in 1 file."
		`);
	});

	test('a special certificate of another list', () => {
		const names = ['java/streams', ...specialCertificates.slice(1)];
		expect(
			check({ 'site/site.json': site({ specialCertificates: names }) }),
		).toMatchInlineSnapshot(`
			"src/content/site/site.json:14:3  specialCertificates[0]
			  "java/streams" is not a certificate of the lists "other" and "pm". Write list and file name, for example "pm/leading-teams".
			  Found:    "java/streams"
			  Expected: Six certificates of the lists "other" and "pm", named as "pm/leading-teams".
			  Example:  "pm/leading-teams"

			1 mistake in 1 file."
		`);
	});

	test('a diploma of a group that does not exist', () => {
		const text = site({ groupDiplomas: { java: 'provider/frontend' } });
		expect(check({ 'site/site.json': text })).toMatchInlineSnapshot(`
			"src/content/site/site.json:11:11  groupDiplomas.java
			  There is no diploma "provider/frontend". Did you mean "provider/front-end"?
			  Found:    "provider/frontend"
			  Expected: school and file name of a diploma, without .json
			  Example:  "provider/front-end"

			1 mistake in 1 file."
		`);
	});

	test('a diploma for a group nobody knows', () => {
		const text = site({ groupDiplomas: { jawa: 'provider/front-end' } });
		expect(check({ 'site/site.json': text })).toMatchInlineSnapshot(`
			"src/content/site/site.json:11:3  groupDiplomas.jawa
			  The field "jawa" is not known here. Did you mean "java"?
			  Found:    "jawa"
			  Expected: one of: html, javascript, angular, react, vue, php, python, ruby, java, database, designer, pm, english, other
			  Example:  "java": "provider/java-developer"

			1 mistake in 1 file."
		`);
	});

	test('a school nobody knows', () => {
		const { mistakes } = checkContent(goodTree({ 'education/univercity.json': education() }));
		expect(printMistakes(mistakes)).toMatchInlineSnapshot(`
			"src/content/education/univercity.json:1:1
			  "univercity" is not one of the schools. Did you mean "university"?
			  Found:    "univercity"
			  Expected: one of: provider, school, academy, university
			  Example:  university.json

			1 mistake in 1 file."
		`);
	});

	test('a diploma of a school that is not described', () => {
		expect(check({ 'education/provider.json': undefined })).toMatchInlineSnapshot(`
			"src/content/diplomas/provider/front-end.json:1:1
			  This document belongs to the school "provider", but there is no "education/provider.json". Create it.
			  Found:    nothing
			  Expected: the file src/content/education/provider.json
			  Example:  src/content/education/provider.json

			1 mistake in 1 file."
		`);
	});

	test('a skill with a technology that no project uses', () => {
		const text = skill({ technologies: ['Typescript'] });
		expect(check({ 'skills/scripts.json': text })).toMatchInlineSnapshot(`
			"src/content/skills/scripts.json:15:3  technologies[0]
			  No project names the technology "Typescript", so no years can be counted for it. Did you mean "TypeScript"?
			  Found:    "Typescript"
			  Expected: a name that stands under "technologies" of a project, letter by letter
			  Example:  "TypeScript"

			1 mistake in 1 file."
		`);
	});

	test('a technology whose package is not installed', () => {
		const text = technology({ package: 'raect' });
		expect(check({ 'technologies/react.json': text })).toMatchInlineSnapshot(`
			"src/content/technologies/react.json:10:13  package
			  The package "raect" is not installed, so its version cannot be read. Did you mean "react"?
			  Found:    "raect"
			  Expected: the name of an installed npm package
			  Example:  "package": "react"

			1 mistake in 1 file."
		`);
	});

	test('a demo on a page that does not exist', () => {
		const text = project({ demo: '/extra/wheather' });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:23:10  demo
			  This site has no page "/extra/wheather". Did you mean "/extra/weather"?
			  Found:    "/extra/wheather"
			  Expected: a page of this site, without a language, or an https address
			  Example:  "/extra/weather"

			1 mistake in 1 file."
		`);
	});

	test('an address with a language', () => {
		const text = project({ demo: '/uk/extra/weather' });
		expect(check({ 'projects/dance-school.json': text })).toContain('no page "/uk/extra/weather"');
	});

	test('a place on a page and a search are parts of the address', () => {
		const text = project({ demo: '/extra/weather?city=Kyiv#table' });
		expect(check({ 'projects/dance-school.json': text })).toBe('0 mistakes in 0 files.');
	});

	test('a file of the folder public that does not exist', () => {
		const report = {
			en: '/assets/iq/report-en.pdf',
			uk: '/assets/iq/report-ua.pdf',
			es: '/assets/iq/report-en.pdf',
		};
		expect(check({ 'iq/iq.json': iqTest({ report }) })).toMatchInlineSnapshot(`
			"src/content/iq/iq.json:26:9  report.uk
			  There is no file "public/assets/iq/report-ua.pdf". Did you mean "/assets/iq/report-uk.pdf"?
			  Found:    "/assets/iq/report-ua.pdf"
			  Expected: a file of the folder public, named from there
			  Example:  "/assets/iq/report-uk.pdf"

			1 mistake in 1 file."
		`);
	});

	test('an end before the start', () => {
		const text = project({ start: '2021-03', end: '2021-02' });
		expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
			"src/content/projects/dance-school.json:13:9  end
			  The end 2021-02 is before the start 2021-03. Mend one of them.
			  Found:    "2021-02"
			  Expected: a date not before 2021-03
			  Example:  "end": "2021-03"

			1 mistake in 1 file."
		`);
	});
});

describe('pictures', () => {
	test('a picture that does not exist', () => {
		const text = slide({ picture: 'slides/01-linnen.webp' });
		expect(check({ 'slides/01-linen.json': text })).toMatchInlineSnapshot(`
			"src/content/slides/01-linen.json:3:13  picture
			  There is no picture "src/assets/slides/01-linnen.webp". Did you mean "slides/01-linen.webp"?
			  Found:    "slides/01-linnen.webp"
			  Expected: a picture of the folder src/assets, named from there
			  Example:  "slides/01-linen.webp"

			1 mistake in 1 file."
		`);
	});

	test('a picture of one language that does not exist', () => {
		const picture = { en: 'iq/iq-en.webp', uk: 'iq/iq-ua.webp', es: 'iq/iq-es.webp' };
		expect(check({ 'iq/iq.json': iqTest({ picture }) })).toContain('iq.json:16:9  picture.uk');
	});

	test('a document without a picture', () => {
		const text = certificate();
		expect(check({ 'certificates/java/streams.json': text })).toMatchInlineSnapshot(`
			"src/content/certificates/java/streams.json:1:1
			  The document has no picture: there is no "src/assets/documents/java-streams.webp". Put it there, or name another under "picture".
			  Found:    nothing
			  Expected: the file src/assets/documents/java-streams.webp, or a field "picture"
			  Example:  "picture": "documents/java-streams.webp"

			1 mistake in 1 file."
		`);
	});

	test('a language without a picture', () => {
		const { assets } = goodTree();
		const without = new Set([...assets].filter((file) => !file.includes('spanish')));
		expect(check({}, { assets: without })).toContain(
			'"src/assets/documents/language-spanish.webp"',
		);
	});

	test('a picture outside the folder', () => {
		const text = slide({ picture: '../secret.webp' });
		expect(check({ 'slides/01-linen.json': text })).toMatchInlineSnapshot(`
			"src/content/slides/01-linen.json:3:13  picture
			  "../secret.webp" is not a picture of src/assets. Write its file name inside src/assets, for example "slides/01-linen.webp". Small letters, digits and hyphens only.
			  Found:    "../secret.webp"
			  Expected: Picture in src/assets, 16:9, at least 1600 px wide, for example "slides/01-linen.webp".
			  Example:  "picture": "slides/01-linen.webp"

			1 mistake in 1 file."
		`);
	});
});

describe('prose', () => {
	test('a block nobody knows', () => {
		expect(check({ 'about/en.mdx': about('<Nota>\n\nText.\n\n</Nota>') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  The block <Nota> is not known in this text. Did you mean <Note>?
			  Found:    <Nota>
			  Expected: one of: <Note>
			  Example:  <Note>

			1 mistake in 1 file."
		`);
	});

	test('a block of another text', () => {
		const text = about('<Milestone year="2016">\n\nText.\n\n</Milestone>');
		expect(check({ 'about/en.mdx': text })).toContain('The block <Milestone> is not known');
	});

	test('HTML', () => {
		expect(check({ 'about/en.mdx': about('<script src="x"></script>') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  The block <script> is not known in this text. Use <Note> or Markdown.
			  Found:    <script>
			  Expected: one of: <Note>
			  Example:  <Note>

			1 mistake in 1 file."
		`);
	});

	test('an import line', () => {
		const text = about("import Note from './Note.astro';\n\nText.");
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  A line of code stands in the text. Delete it: the blocks are known without it.
			  Found:    import Note from './Note.astro';
			  Expected: text only, no import or export
			  Example:  <Note> Text. </Note>

			1 mistake in 1 file."
		`);
	});

	test('braces', () => {
		expect(check({ 'about/en.mdx': about('Text {process.env.HOME}.') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:6
			  Braces mean code, and a text has none. Write \\{ for the sign itself, or delete it.
			  Found:    {process.env.HOME}
			  Expected: text without braces
			  Example:  \\{ and \\}

			1 mistake in 1 file."
		`);
	});

	test('a comment is no mistake', () => {
		expect(check({ 'about/en.mdx': about('{/* later */}') })).toBe('0 mistakes in 0 files.');
	});

	test('code behind a comment', () => {
		const text = about('{/* a */ alert(1) /* b */}');
		expect(check({ 'about/en.mdx': text })).toContain('Braces mean code');
	});

	test('a block that is not closed', () => {
		expect(check({ 'about/en.mdx': about('<Note>\n\nText.') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  The block <Note> is opened here and never closed. Write </Note> on a line of its own after its text.
			  Found:    <Note>
			  Expected: </Note> after the text of the block
			  Example:  <Note> Text. </Note>

			1 mistake in 1 file."
		`);
	});

	test('a block that is not opened', () => {
		expect(check({ 'about/en.mdx': about('Text.\n\n</Note>') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:7:1
			  </Note> closes a block that is not open here. Delete it, or write <Note> before its text.
			  Found:    </Note>
			  Expected: <Note> before the text of the block
			  Example:  <Note> Text. </Note>

			1 mistake in 1 file."
		`);
	});

	test('an opening brace alone', () => {
		expect(check({ 'about/en.mdx': about('From { here.') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:6
			  Braces mean code, and a text has none. Write \\{ for the sign itself, or delete it.
			  Found:    {
			  Expected: text without braces
			  Example:  \\{ and \\}

			1 mistake in 1 file."
		`);
	});

	test('a file without a text', () => {
		expect(check({ 'home/es.mdx': '\n' })).toMatchInlineSnapshot(`
			"src/content/home/es.mdx:1:1
			  The file has no text. Write it, or copy that of another language to translate it.
			  Found:    nothing
			  Expected: paragraphs of Markdown
			  Example:  <Note> Text. </Note>

			1 mistake in 1 file."
		`);
	});

	test('a sign that begins no block', () => {
		expect(check({ 'about/en.mdx': about('Size <5 px.') })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:6
			  The text cannot be read from here on: Unexpected character after \`<\`, expected a valid JSX tag (note: to create a link in MDX, use \`[text](url)\`). Write \\< and \\{ where the signs themselves are meant.
			  Found:    Size <5 px.
			  Expected: Markdown, and blocks that are opened and closed
			  Example:  <Note> Text. </Note>

			1 mistake in 1 file."
		`);
	});

	test('blocks and braces inside code are no mistake', () => {
		const text = about('`<Nota>` and `{`\n\n```\n<Nota>\n{\n```');
		expect(check({ 'about/en.mdx': text })).toBe('0 mistakes in 0 files.');
	});

	test('a mistake beside code is named, not the code', () => {
		const text = about('`<Nota>` and `{`\n\n<Note>\n\nText.');
		expect(check({ 'about/en.mdx': text })).toContain(
			'about/en.mdx:7:1\n  The block <Note> is opened',
		);
	});

	test('an unknown block that is not closed', () => {
		const text = about('<b>\n\nText.');
		expect(check({ 'about/en.mdx': text })).toContain('The block <b> is not known');
	});

	test('a milestone without a year', () => {
		const text = '<Milestone>\n\nText.\n\n</Milestone>\n';
		expect(check({ 'home/uk.mdx': text })).toMatchInlineSnapshot(`
			"src/content/home/uk.mdx:1:1
			  <Milestone> needs its year in quotes: year="2021".
			  Found:    nothing
			  Expected: year, written like "2021"
			  Example:  <Milestone year="2021">

			1 mistake in 1 file."
		`);
	});

	test('a milestone whose year is code', () => {
		const text = '<Milestone year={2016}>\n\nText.\n\n</Milestone>\n';
		expect(check({ 'home/uk.mdx': text })).toMatchInlineSnapshot(`
			"src/content/home/uk.mdx:1:1
			  <Milestone> needs its year in quotes: year="2021".
			  Found:    code in braces
			  Expected: year, written like "2021"
			  Example:  <Milestone year="2021">

			1 mistake in 1 file."
		`);
	});

	test('a misspelt attribute', () => {
		const text = '<Milestone yaer="2016">\n\nText.\n\n</Milestone>\n';
		expect(check({ 'home/uk.mdx': text })).toMatchInlineSnapshot(`
			"src/content/home/uk.mdx:1:1
			  <Milestone> has no attribute "yaer". Did you mean "year"?
			  Found:    yaer
			  Expected: the attribute "year"
			  Example:  year="…"

			1 mistake in 1 file."
		`);
	});

	test('an unsafe link', () => {
		const text = about('[here](javascript:alert(1))');
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  "javascript:alert(1)" is not an address that a link may have.
			  Found:    "javascript:alert(1)"
			  Expected: an https, mailto: or tel: address, or a page of this site
			  Example:  [the weather](/extra/weather)

			1 mistake in 1 file."
		`);
	});

	test('an unsafe address given below the text', () => {
		const text = about('[here][1]\n\n[1]: data:text/html,x');
		expect(check({ 'about/en.mdx': text })).toContain('about/en.mdx:7:1');
	});

	test('a link to a page that does not exist', () => {
		expect(check({ 'about/en.mdx': about('[here](/about-me)') })).toContain('no page "/about-me"');
	});

	test('a picture without an alternative text', () => {
		const text = about('![](../../assets/slides/01-linen.webp)');
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  The picture "../../assets/slides/01-linen.webp" has no alternative text. Say in the square brackets what it shows.
			  Found:    ![](../../assets/slides/01-linen.webp)
			  Expected: one short sentence for visitors who do not see the picture
			  Example:  ![A linen shirt on a dark background.](../../assets/slides/01-linen.webp)

			1 mistake in 1 file."
		`);
	});

	test('a picture from elsewhere', () => {
		const text = about('![A shirt.](https://example.com/shirt.png)');
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:5:1
			  There is no picture "https://example.com/shirt.png" as seen from this file. Pictures of a text stand in src/assets.
			  Found:    "https://example.com/shirt.png"
			  Expected: the path from this file to a picture of src/assets
			  Example:  ![A linen shirt.](../../assets/slides/01-linen.webp)

			1 mistake in 1 file."
		`);
	});

	test('a missing field at the top', () => {
		expect(check({ 'about/en.mdx': 'Text.\n' })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:1:1  lead
			  The opening sentence is missing. Write a text in quotes, for example "This site was built to be read by everybody.".
			  Found:    nothing
			  Expected: Opening sentence of the page, always shown, above the part that unfolds.
			  Example:  "lead": "This site was built to be read by everybody."

			1 mistake in 1 file."
		`);
	});

	test('a misspelt field at the top', () => {
		const text = '---\nlead: Made by hand.\ntitel: About\n---\n\nText.\n';
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:3:1  titel
			  The field "titel" is not known here. Known fields: lead.
			  Found:    "titel"
			  Expected: one of: lead
			  Example:  "lead": "This site was built to be read by everybody."

			1 mistake in 1 file."
		`);
	});

	test('a field where none belongs', () => {
		const text = '---\ntitle: Home\n---\n\nText.\n';
		expect(check({ 'home/es.mdx': text })).toMatchInlineSnapshot(`
			"src/content/home/es.mdx:2:1  title
			  The field "title" is not known here. There are no fields here.
			  Found:    "title"
			  Expected: no fields
			  Example:  an empty top, or none

			1 mistake in 1 file."
		`);
	});

	test('a sign of YAML in a text without quotes', () => {
		const text = '---\nlead: *Made* by hand.\n---\n\nText.\n';
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:2:14
			  A sign stands here that has a meaning of its own. Put the whole text in quotes.
			  Found:    by hand.
			  Expected: One field per line: its name, a colon, a space, its text.
			  Example:  lead: "This site was built to be read by everybody."

			1 mistake in 1 file."
		`);
	});

	test.for(['&a b', '*a', '@home', '!x y', "'it's'", '[*a]', '&a [*a]'])(
		'a text that begins with a sign needs quotes: %s',
		(lead) => {
			const text = `---\nlead: ${lead}\n---\n\nText.\n`;
			const { mistakes } = checkContent(goodTree({ 'about/en.mdx': text }));
			expect(mistakes.map(({ kind, line }) => [kind, line])).toEqual([['broken-top', 2]]);
		},
	);

	test('a top that cannot be read', () => {
		const text = '---\nlead: Made: by hand.\n---\n\nText.\n';
		expect(check({ 'about/en.mdx': text })).toMatchInlineSnapshot(`
			"src/content/about/en.mdx:2:7
			  A colon stands inside a text without quotes. Put the whole text in quotes.
			  Found:    Made: by hand.
			  Expected: One field per line: its name, a colon, a space, its text.
			  Example:  lead: "This site was built to be read by everybody."

			1 mistake in 1 file."
		`);
	});
});

test('whatever a file holds, the check answers, and finds a mistake', () => {
	const junk = fc.oneof(
		fc.json(),
		fc.string(),
		fc.string().map((text) => `---\n${text}\n---\n${text}{`),
		fc
			.record({ picture: fc.jsonValue(), order: fc.jsonValue(), number: fc.jsonValue() })
			.map(toJson),
		fc.record({ specialCertificates: fc.jsonValue(), start: fc.jsonValue() }).map(toJson),
	);
	const files = fc
		.constantFrom(...goodTree().texts.keys())
		.filter((file) => !file.startsWith('home'));
	fc.assert(
		fc.property(files, junk, (file, text) => {
			const { mistakes } = checkContent(goodTree({ [file]: text }));
			expect(mistakes.length).toBeGreaterThan(0);
			expect(printMistakes(mistakes)).not.toMatch(/undefined|\[object |NaN/);
		}),
		{ numRuns: 300, examples: [['about/en.mdx', '---\n&a [*a]\n---\n']] },
	);
}, 30_000);

test('all mistakes are shown at once, in the order of files and lines', () => {
	const { mistakes } = checkContent(
		goodTree({
			'projects/dance-school.json': project({ start: '2021', end: 5, titel: 'x' }),
			'slides/01-linen.json': slide({ picture: 'slides/none.webp', alt: undefined }),
			'about/en.mdx': '<Nota/>\n',
			'skills/scripts.json': '{',
			'extras/x.json': '{}',
		}),
	);
	expect(mistakes.map(({ file, kind }) => `${file.slice(12)} ${kind}`)).toEqual([
		'about/en.mdx missing-field',
		'about/en.mdx unknown-block',
		'extras/x.json unknown-folder',
		'projects/dance-school.json wrong-value',
		'projects/dance-school.json wrong-value',
		'projects/dance-school.json unknown-field',
		'skills/scripts.json broken-json',
		'slides/01-linen.json missing-field',
		'slides/01-linen.json missing-picture',
	]);
});

function check(changes: Record<string, string | undefined>, files?: Partial<ContentTree>): string {
	return printMistakes(checkContent(goodTree(changes, files)).mistakes);
}

function toJson(value: unknown): string {
	return JSON.stringify(value);
}

function about(body: string): string {
	return `---\nlead: Made by hand.\n---\n\n${body}\n`;
}

function education(): string {
	return JSON.stringify({ institution: words('A'), programme: words('B'), start: '1994-09' });
}
