import { defaultLocale, locales } from '#i18n/locales.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { quote } from '#schemas/sentence.ts';

/** Mistakes in files and folders: unexpected, missing or unreadable ones. */
export const fileSentences = {
	'invisible-character': (character: string) => ({
		sentence: `This text contains an invisible character (${character}), which some formats of the CV do not allow. Type the text again instead of copying it.`,
		found: character,
		expected: 'visible characters and spaces',
		example: 'letters, digits and punctuation',
	}),
	'unknown-folder': (folder: string, known: readonly string[], meant?: string) => ({
		sentence: `"${folder}" is not a content folder, so the site ignores its files. ${
			meant === undefined ? 'Move or delete it.' : `Did you mean "${meant}"?`
		}`,
		found: `the folder "${folder}"`,
		expected: `one of: ${known.join(', ')}`,
		example: meant ?? known[0] ?? '',
	}),
	'unknown-file': (name: string, pattern: string, example: string) => ({
		sentence: `The file "${name}" does not belong to any collection, so the site ignores it. Move, rename or delete it.`,
		found: quote(name),
		expected: `files named ${pattern}`,
		example,
	}),
	'wrong-file-name': (name: string, better: string) => ({
		sentence: `The name "${name}" cannot be used in an address. Use lower-case letters, digits and hyphens.`,
		found: quote(name),
		expected: 'lower-case letters a to z, digits, and single hyphens between words',
		example: better,
	}),
	'missing-content-file': (file: string) => ({
		sentence: `The file "${file}" is missing. The site cannot be built without it, so create it.`,
		found: 'nothing',
		expected: `the file src/content/${file}`,
		example: `src/content/${file}`,
	}),
	'missing-language': (file: string, language: string, isOptional: boolean) => ({
		sentence: `The text in ${language} is missing. Create "${file}", or remove the language from "languages" in site/site.json.${isOptional ? ' Or remove the page: delete all its files.' : ''}`,
		found: 'nothing',
		expected: `one file per language: ${locales.map((locale) => `${locale}.mdx`).join(', ')}`,
		example: `src/content/${file}`,
	}),
	'missing-default-language': (folder: string) => ({
		sentence: `"${folder}" has no ${toEnglishName(defaultLocale)} text. ${toEnglishName(defaultLocale)} is shown wherever a translation is missing, so create "${folder}/${defaultLocale}.mdx".`,
		found: 'nothing',
		expected: `the file src/content/${folder}/${defaultLocale}.mdx`,
		example: `src/content/${folder}/${defaultLocale}.mdx`,
	}),
	'taken-page': (name: string) => ({
		sentence: `The site itself has the address /${name}, so a page of yours cannot have it. Rename the folder "pages/${name}".`,
		found: quote(name),
		expected: 'a name that is no address of the site yet',
		example: `my-${name}`,
	}),
	'unknown-language': (name: string) => ({
		sentence: `The site has no language "${name}", so it ignores this text. Name the file after a language of the site, or delete it.`,
		found: quote(`${name}.mdx`),
		expected: `one of: ${locales.map((locale) => `${locale}.mdx`).join(', ')}`,
		example: `${locales[0]}.mdx`,
	}),
	'wrong-encoding': (found: string) => ({
		sentence: 'The file is not saved as plain UTF-8. Save it as "UTF-8 without BOM".',
		found,
		expected: 'UTF-8 without a byte order mark',
		example: 'in VS Code: "Save with Encoding", then "UTF-8"',
	}),
	'active-svg': (faults: readonly string[]) => ({
		sentence: `This file contains ${faults.join(', ')}. The site publishes only drawings, because anything else in the file could run with the rights of the site. Save it as a plain SVG, or as PNG or WebP.`,
		found: faults.join(', '),
		expected: 'a drawing without scripts, HTML and declarations',
		example: 'in Inkscape: "Save as", then "Plain SVG"',
	}),
	'repeated-field': (key: string) => ({
		sentence: `The field "${key}" appears twice, and only the last one counts. Delete one of them.`,
		found: `"${key}" a second time`,
		expected: 'each field once',
		example: `"${key}": …`,
	}),
	'missing-font': (name: string, meant?: string) => ({
		sentence: `The font package "${name}" is not installed. ${
			meant === undefined ? '' : `Did you mean "${meant}"? Otherwise, `
		}${meant === undefined ? 'Run' : 'run'} "npm install ${name}".`,
		found: quote(name),
		expected: 'an installed package of Fontsource; fontsource.org lists them all',
		example: `npm install ${name}`,
	}),
	'font-without-letters': (
		name: string,
		script: string,
		language: string,
		known: readonly string[],
		needed: readonly string[],
	) => ({
		sentence: `${quote(name)} has no ${script} letters, which the texts in "${language}" need. Choose another font, or remove the language from "languages".`,
		found: `a font with ${known.toSorted().join(', ')}`,
		expected: `a font with the script "${script}", as fontsource.org shows it`,
		// Of the fonts with Latin and Cyrillic letters, few have those of a language that is written from right to left.
		example: needed.some((each) => each === 'arabic' || each === 'hebrew')
			? '"@fontsource-variable/rubik"'
			: '"@fontsource-variable/manrope"',
	}),
};
