import { readFontPackage } from '#build/fonts/font-package.ts';
import { fontPackage } from '#lib/look/look.ts';
import { nearest } from '#schemas/nearest.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { findSiteLanguages } from './site-settings.ts';
import { type Entry, readField, toMistake } from './source.ts';
import type { ContentTree } from './tree.ts';

/** The script of Fontsource for each script of a language. */
const scripts: Readonly<Record<string, string>> = {
	Latn: 'latin',
	Cyrl: 'cyrillic',
	Grek: 'greek',
	Hebr: 'hebrew',
	Arab: 'arabic',
};

/** The fonts that the author has chosen are installed, and have the letters of the languages of the site. */
export function checkFonts({ packages }: ContentTree, entries: readonly Entry[]): Mistake[] {
	const languages = findSiteLanguages(entries);
	return entries
		.filter(({ collection }) => collection === 'site')
		.flatMap((entry) =>
			['textFont', 'titleFont'].flatMap((field) => {
				const path = ['look', field];
				const name = readField(entry.value, path);
				if (typeof name !== 'string' || !fontPackage.test(name)) return [];
				if (packages.has(name)) return checkLetters(entry, path, name, languages);
				return [
					toMistake(
						entry,
						path,
						toFinding('missing-font', { name, meant: findMeant(name, packages) }),
					),
				];
			}),
		);
}

/** The names of all packages begin alike, so only their ends are compared. */
function findMeant(name: string, packages: ReadonlySet<string>): string | undefined {
	const installed = [...packages].filter((each) => fontPackage.test(each)).sort();
	const meant = nearest(toEnd(name), installed.map(toEnd));
	return installed.find((each) => toEnd(each) === meant);
}

function toEnd(name: string): string {
	return name.slice(name.indexOf('/') + 1);
}

function checkLetters(
	entry: Entry,
	path: string[],
	name: string,
	languages: readonly string[],
): Mistake[] {
	const known = readFontPackage(name).scripts.map((script) => script.name);
	const lacking = languages.find((language) => !known.includes(toScript(language)));
	if (lacking === undefined) return [];
	const needed = languages.map(toScript);
	return [
		toMistake(
			entry,
			path,
			toFinding('font-without-letters', {
				...{ font: name, script: toScript(lacking), language: lacking, scripts: known.toSorted() },
				// Of the fonts with Latin and Cyrillic letters, few have those of a language that is written from right to left.
				example: needed.some((each) => each === 'arabic' || each === 'hebrew')
					? '"@fontsource-variable/rubik"'
					: '"@fontsource-variable/manrope"',
			}),
		),
	];
}

/** Latin for a language whose script has no files of its own. @example toScript('uk') // 'cyrillic' */
function toScript(language: string): string {
	return scripts[new Intl.Locale(language).maximize().script ?? ''] ?? 'latin';
}
