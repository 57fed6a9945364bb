import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { check } from '../../../fixtures/content/check.ts';
import { certificate, goodTree, project, words } from '../../../fixtures/content/good-tree.ts';

test('an unknown folder', () => {
	expect(check({ 'project/ballet.json': project() })).toMatchInlineSnapshot(`
		"src/content/project/ballet.json:1:1
		  "project" is not a content folder, so the site ignores its files. Did you mean "projects"?
		  Found:    the folder "project"
		  Expected: one of: profile, site, iq, projects, categories, certificates, education, diplomas, languages, experience, publications, skills, technologies, photos, slides, case-studies, home, about
		  Example:  projects

		1 mistake in 1 file."
	`);
});

test('a file of another kind', () => {
	expect(check({ 'projects/notes.txt': 'x' })).toMatchInlineSnapshot(`
		"src/content/projects/notes.txt:1:1
		  The file "notes.txt" does not belong to any collection, so the site ignores it. Move, rename or delete it.
		  Found:    "notes.txt"
		  Expected: files named projects/<name>.json
		  Example:  projects/seaside-hotel.json

		1 mistake in 1 file."
	`);
});

test('a certificate outside the lists', () => {
	expect(check({ 'certificates/figma.json': certificate() })).toMatchInlineSnapshot(`
		"src/content/certificates/figma.json:1:1
		  The file "figma.json" does not belong to any collection, so the site ignores it. Move, rename or delete it.
		  Found:    "figma.json"
		  Expected: files named certificates/<group>/<name>.json
		  Example:  certificates/nursing/seaside-hotel.json

		1 mistake in 1 file."
	`);
});

test('a file in no folder', () => {
	expect(check({ 'readme.md': 'x' })).toMatchInlineSnapshot(`
		"src/content/readme.md:1:1
		  The file "readme.md" does not belong to any collection, so the site ignores it. Move, rename or delete it.
		  Found:    "readme.md"
		  Expected: files named <collection>/<name>.json
		  Example:  projects/seaside-hotel.json

		1 mistake in 1 file."
	`);
});

test('a name that does not suit an address', () => {
	expect(check({ 'projects/Dance School 2.json': project() })).toMatchInlineSnapshot(`
		"src/content/projects/Dance School 2.json:1:1
		  The file name "Dance School 2" cannot be used in an address. Use lower-case letters, digits and hyphens.
		  Found:    "Dance School 2"
		  Expected: lower-case letters a to z, digits, and single hyphens between words
		  Example:  dance-school-2.json

		1 mistake in 1 file."
	`);
});

test('a byte order mark', () => {
	const text = `\uFEFF${project()}`;
	expect(check({ 'projects/dance-school.json': text })).toMatchInlineSnapshot(`
		"src/content/projects/dance-school.json:1:1
		  The file is not saved as plain UTF-8. Save it as "UTF-8 without BOM".
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
		  The file is not saved as plain UTF-8. Save it as "UTF-8 without BOM".
		  Found:    characters that are not UTF-8
		  Expected: UTF-8 without a byte order mark
		  Example:  in VS Code: "Save with Encoding", then "UTF-8"

		1 mistake in 1 file."
	`);
});

test('a missing file of which there must be one', () => {
	expect(check({ 'profile/profile.json': undefined })).toMatchInlineSnapshot(`
		"src/content/profile/profile.json:1:1
		  The file "profile/profile.json" is missing. The site cannot be built without it, so create it.
		  Found:    nothing
		  Expected: the file src/content/profile/profile.json
		  Example:  src/content/profile/profile.json

		1 mistake in 1 file."
	`);
});

test('a prose file missing in one language', () => {
	expect(check({ 'about/uk.mdx': undefined })).toMatchInlineSnapshot(`
		"src/content/about/uk.mdx:1:1
		  The text in Ukrainian is missing. Create "about/uk.mdx", or remove the language from "languages" in site/site.json. Or remove the page: delete all its files.
		  Found:    nothing
		  Expected: one file per language: en.mdx, uk.mdx, es.mdx
		  Example:  src/content/about/uk.mdx

		1 mistake in 1 file."
	`);
});

test('the site of an author shows the default text where a translation is missing', () => {
	const { 'site/site.json': settings = '{}' } = Object.fromEntries(goodTree().texts);
	const own = JSON.stringify({ ...JSON.parse(settings), sample: false });
	const find = (changes: Readonly<Record<string, undefined>>) =>
		checkContent(goodTree({ 'site/site.json': own, ...changes }))
			.mistakes.filter(({ kind }) => kind === 'missing-language')
			.map(({ file }) => file);
	expect(find({ 'home/uk.mdx': undefined, 'about/es.mdx': undefined })).toEqual([]);
	expect(find({ 'home/en.mdx': undefined })).toEqual(['src/content/home/en.mdx']);
});

test('a site without any text about itself is in order', () => {
	const none = { 'about/en.mdx': undefined, 'about/uk.mdx': undefined, 'about/es.mdx': undefined };
	expect(check(none)).toBe('0 mistakes in 0 files.');
});
