import { locales } from '#i18n/locales.ts';
import { quote } from '#schemas/sentence.ts';
import type { Wording } from './wording.ts';

/** Files and folders: those that should not be there, those that are missing, those that cannot be read. */
export const fileSentences = {
	'unseen-sign': (sign: string): Wording => ({
		sentence: `A sign that nobody sees (${sign}) is in this text, and some forms of the CV cannot hold it. "npm run content:check -- --fix" takes it out.`,
		found: sign,
		expected: 'letters, digits, spaces and signs that are seen',
		example: 'write the text anew instead of copying it',
	}),
	'unknown-folder': (folder: string, known: readonly string[], meant?: string): Wording => ({
		sentence: `The folder "${folder}" is not known here, so the site shows nothing of it. ${
			meant === undefined ? 'Move or delete it.' : `Did you mean "${meant}"?`
		}`,
		found: `the folder "${folder}"`,
		expected: `one of: ${known.join(', ')}`,
		example: meant ?? known[0] ?? '',
	}),
	'unknown-file': (name: string, pattern: string, example: string): Wording => ({
		sentence: `The file "${name}" belongs to no collection, so the site does not show it. Move, rename or delete it.`,
		found: quote(name),
		expected: `files named ${pattern}`,
		example,
	}),
	'wrong-file-name': (name: string, better: string): Wording => ({
		sentence: `The name "${name}" does not suit an address. Name the file in small letters, digits and hyphens.`,
		found: quote(name),
		expected: 'small letters a to z, digits, and single hyphens between words',
		example: better,
	}),
	'reserved-file-name': (name: string, better: string): Wording => ({
		sentence: `Tools read every file named "${name}" as their own settings. Name the file otherwise.`,
		found: quote(name),
		expected: 'a name that no tool claims',
		example: better,
	}),
	'missing-content-file': (file: string): Wording => ({
		sentence: `The file "${file}" is missing, and the site cannot be built without it. Create it.`,
		found: 'nothing',
		expected: `the file src/content/${file}`,
		example: `src/content/${file}`,
	}),
	'missing-language': (file: string, language: string): Wording => ({
		sentence: `The text in ${language} is missing. Create "${file}" beside the files of the other languages, or leave the language out of "languages" in site/site.json.`,
		found: 'nothing',
		expected: `one file per language: ${locales.map((locale) => `${locale}.mdx`).join(', ')}`,
		example: `src/content/${file}`,
	}),
	'missing-default-language': (project: string): Wording => ({
		sentence: `The case study of "${project}" has no English text, which stands in wherever a translation is missing. Create "case-studies/${project}/en.mdx".`,
		found: 'nothing',
		expected: `the file src/content/case-studies/${project}/en.mdx`,
		example: `src/content/case-studies/${project}/en.mdx`,
	}),
	'unknown-language': (name: string): Wording => ({
		sentence: `The site has no language "${name}", so it does not show this text. Name the file after a language of the site, or delete it.`,
		found: quote(`${name}.mdx`),
		expected: `one of: ${locales.map((locale) => `${locale}.mdx`).join(', ')}`,
		example: `${locales[0]}.mdx`,
	}),
	'wrong-encoding': (found: string): Wording => ({
		sentence: 'The file is not saved as plain UTF-8. Save it again as "UTF-8 without BOM".',
		found,
		expected: 'UTF-8 without a byte order mark',
		example: 'in VS Code: "Save with Encoding", then "UTF-8"',
	}),
	'repeated-field': (key: string): Wording => ({
		sentence: `The field "${key}" stands here twice; only the last one counts. Delete one of them.`,
		found: `"${key}" a second time`,
		expected: 'each field once',
		example: `"${key}": …`,
	}),
	'wrong-schema-path': (found: string, right: string): Wording => ({
		sentence: 'The line "$schema" leads to the wrong place, so your editor cannot help. Mend it.',
		found: quote(found),
		expected: 'the path from this file to the schema of its collection',
		example: `"$schema": "${right}"`,
	}),
};
