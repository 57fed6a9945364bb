import { quote } from '#schemas/sentence.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const titleExamples: Readonly<Record<string, string>> = {
	uk: 'Сестринська справа',
	es: 'Enfermería',
};

/** Mistakes between files: references to missing entries, and duplicates. */
export const referenceSentences = {
	'duplicate-order': (order: number, other: string, free: number, field = 'order') => ({
		sentence: `"${other}" already has position ${order}. Choose another number.`,
		found: String(order),
		expected: 'a position that no other entry in the list has',
		example: `"${field}": ${free}`,
	}),
	'duplicate-number': (number: string, other: string) => ({
		sentence: `"${other}" already has the number "${number}". Write the number printed on this document.`,
		found: quote(number),
		expected: 'a registration number that no other document has',
		example: '"number": "AB-2024-00017"',
	}),
	'duplicate-name': (name: string) => ({
		sentence: `"${name}" appears twice in this list. Delete or replace one of them.`,
		found: quote(name),
		expected: 'each name once',
		example: '["pm/leading-teams", "other/negotiation"]',
	}),
	'unknown-certificate': toUnknownName(
		'certificate',
		'src/content/certificates',
		'the group and file name of a certificate, without .json',
		'pm/leading-teams',
	),
	'unknown-diploma': toUnknownName(
		'diploma',
		'src/content/diplomas',
		'the school and file name of a diploma, without .json',
		'provider/java-developer',
	),
	'unknown-document': toUnknownName(
		'certificate or diploma',
		'src/content/certificates or src/content/diplomas',
		'the group or school and the file name of a document, without .json',
		'react/hooks',
	),
	'unknown-job': toUnknownName(
		'job',
		'src/content/experience',
		'the file name of a job, without .json',
		'front-end-developer',
		'"job": ',
	),
	'missing-project': (name: string, meant?: string) => ({
		sentence: `This case study belongs to the project "${name}", but there is no "projects/${name}.json". ${toHint(meant, 'Create it')}`,
		found: 'nothing',
		expected: `the file src/content/projects/${name}.json`,
		example: `src/content/projects/${meant ?? name}.json`,
	}),
	'unknown-tag': (name: string, known: readonly string[], meant?: string) => ({
		sentence: `There is no short version of the CV called "${name}". ${toHint(
			meant,
			'Add it to "variants" in site/site.json, or delete the tag',
		)}`,
		found: quote(name),
		expected: known.length === 0 ? 'no tags' : `one of: ${known.join(', ')}`,
		example: `"tags": [${quote(meant ?? known[0] ?? 'frontend')}]`,
	}),
	'missing-category': (name: string, known: readonly string[], meant?: string) => ({
		sentence: `No category has a group "${name}", so no page shows this certificate. ${toHint(meant, `Create "categories/${name}.json", or add the group to a category`)}`,
		found: `the folder "${name}"`,
		expected: known.length === 0 ? 'the name of a category' : `one of: ${known.join(', ')}`,
		example: `src/content/categories/${meant ?? name}.json`,
	}),
	'duplicate-group': (name: string, other: string) => ({
		sentence: `"${other}" already has the group "${name}". A group belongs to one category: delete it here or there.`,
		found: quote(name),
		expected: 'a group that no other category has',
		example: '{ "id": "wound-care", "title": { "en": "Wound care" } }',
	}),
	'group-without-title': () => ({
		sentence:
			'This group has no title. Write one: on a page with several groups, it is their heading.',
		found: 'nothing',
		expected: 'the title of the group in every language of the site',
		example: '"title": { "en": "Wound care" }',
	}),
	'missing-title': (locale: string, noun: string) => ({
		sentence: `The ${languageNames.of(locale)} title of the ${noun} is missing. Write it: every language of the site shows its own title.`,
		found: 'nothing',
		expected: 'a title in every language that site/site.json publishes',
		example: `"${locale}": ${quote(titleExamples[locale] ?? 'Nursing')}`,
	}),
	'missing-school': (name: string, meant?: string) => ({
		sentence: `This document belongs to the school "${name}", but there is no "education/${name}.json". ${toHint(meant, 'Create it')}`,
		found: 'nothing',
		expected: `the file src/content/education/${name}.json`,
		example: `src/content/education/${name}.json`,
	}),
	'unused-technology': (name: string, meant?: string) => ({
		sentence: `No project lists the technology "${name}", so its years of experience cannot be calculated. ${toHint(
			meant,
			'Spell it exactly as in a project, or delete it',
		)}`,
		found: quote(name),
		expected: 'a name from the "technologies" of a project, spelt exactly as there',
		example: quote(meant ?? 'TypeScript'),
	}),
	'unknown-package': (name: string, meant?: string) => ({
		sentence: `The package "${name}" is not installed, so its version cannot be read. ${toHint(
			meant,
			'Install it, or write "version" instead',
		)}`,
		found: quote(name),
		expected: 'the name of an installed npm package',
		example: `"package": ${quote(meant ?? 'react')}`,
	}),
	'unknown-page': (path: string, meant?: string) => ({
		sentence: `This site has no page "${path}". ${toHint(meant, 'Write the address of a page')}`,
		found: quote(path),
		expected: 'a page of this site, without a language, or an https address',
		example: quote(meant ?? '/extra/weather'),
	}),
	'redirected-page': (path: string) => ({
		sentence: `"redirects" leads away from ${quote(path)}, which is a page of this site. Write the path that the page had before.`,
		found: quote(path),
		expected: 'a path that no page has',
		example: quote('/extra/cryptocur'),
	}),
	'left-out-tool': (name: string, tool: string) => ({
		sentence: `${quote(name)} belongs to a tool that "extra" in site.json leaves out. Add ${quote(tool)} to "extra", or remove this.`,
		found: quote(name),
		expected: 'something that the site has',
		example: `"extra": [${quote(tool)}]`,
	}),
	'missing-public-file': (path: string, meant?: string) => ({
		sentence: `There is no file "public${path}". ${toHint(meant, 'Put the file there, or correct the address')}`,
		found: quote(path),
		expected: 'the path of a file in the folder public',
		example: quote(meant ?? '/assets/iq/report-en.pdf'),
	}),
	'missing-picture': (file: string, meant?: string) => ({
		sentence: `There is no picture "src/assets/${file}". ${toHint(meant, 'Put the file there, or correct the name')}`,
		found: quote(file),
		expected: 'the path of a picture in the folder src/assets',
		example: quote(meant ?? 'slides/01-linen.webp'),
	}),
	'picture-too-small': (file: string, width: number, height: number) => ({
		sentence: `The picture "src/assets/${file}" is too small to be shown at full width. Save it at least 1280 pixels wide.`,
		found: `${width} × ${height} pixels`,
		expected: 'a width of at least 1280 pixels',
		example: '1920 × 1280 pixels',
	}),
	'cover-not-3-2': (file: string, width: number, height: number) => ({
		sentence: `The cover "src/assets/${file}" does not have the proportions 3:2, so lists would crop it. Make its width one and a half times its height.`,
		found: `${width} × ${height} pixels`,
		expected: 'width and height in the ratio 3 to 2',
		example: '1920 × 1280 pixels',
	}),
	'pictures-differ': (file: string, size: Size, other: string, otherSize: Size) => ({
		sentence: `The pictures "src/assets/${file}" and "src/assets/${other}" are shown on top of each other, but have different sizes. Save both at the same size.`,
		found: `${toPixels(size)} and ${toPixels(otherSize)}`,
		expected: 'two pictures of the same width and height',
		example: toPixels(otherSize),
	}),
	'refused-picture': (sentence: string) => ({
		sentence,
		found: 'a file that the site cannot show',
		expected: 'a picture in JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG',
		example: quote('photos/portrait.jpg'),
	}),
	'updated-before-published': (published: string, updated: string) => ({
		sentence: `The date "updated" (${updated}) is before "published" (${published}). Correct one of them.`,
		found: quote(updated),
		expected: `${published} or later`,
		example: `updated: "${published}"`,
	}),
	'end-before-start': (start: string, end: string) => ({
		sentence: `The end (${end}) is before the start (${start}). Correct one of them.`,
		found: quote(end),
		expected: `${start} or later`,
		example: `"end": ${quote(start)}`,
	}),
};

/** The message about a name that no file has; `usual` is the example if nothing is like the name. */
function toUnknownName(noun: string, folder: string, expected: string, usual: string, field = '') {
	return (name: string, meant?: string) => ({
		sentence: `There is no ${noun} "${name}". ${toHint(meant, `Use the name of a file in ${folder}`)}`,
		found: quote(name),
		expected,
		example: `${field}${quote(meant ?? usual)}`,
	});
}

interface Size {
	width: number;
	height: number;
}

function toPixels({ width, height }: Size): string {
	return `${width} × ${height} pixels`;
}

function toHint(meant: string | undefined, otherwise: string): string {
	return meant === undefined ? `${otherwise}.` : `Did you mean "${meant}"?`;
}
