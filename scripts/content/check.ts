import { checkCategories } from './check-categories.ts';
import { checkCharacters } from './check-characters.ts';
import { checkDates } from './check-dates.ts';
import { checkDefaultTexts } from './check-default-texts.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkFiles } from './check-files.ts';
import { checkFonts } from './check-fonts.ts';
import { checkPages } from './check-pages.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkProse } from './check-prose.ts';
import { checkReferences } from './check-references.ts';
import { checkSpellings } from './check-spellings.ts';
import { readEntries } from './entries.ts';
import { byPlace, type Mistake } from './mistake.ts';
import { checkSampleTexts } from './sample/check.ts';
import { checkFields } from './schema-mistakes.ts';
import type { Entry } from './source.ts';
import type { ContentTree } from './tree.ts';
import { checkWords } from './words/word-mistakes.ts';

/**
 * Every mistake of the content, in the order of the files.
 *
 * @param today the day of the check, from which a date is far ahead or not
 */
export function checkContent(
	tree: ContentTree,
	today = new Date(),
): { entries: Entry[]; mistakes: Mistake[] } {
	const { entries, mistakes } = readEntries(tree);
	const all = [
		...mistakes,
		...checkFiles(tree, entries),
		...entries.flatMap(checkFields),
		...checkDefaultTexts(entries),
		...checkDuplicates(entries),
		...checkSpellings(entries),
		...checkCategories(entries),
		...checkReferences(tree, entries),
		...checkPages(entries),
		...checkPictures(tree, entries),
		...checkDates(entries, today),
		...checkFonts(tree, entries),
		...checkCharacters(entries),
		...checkProse(tree, entries),
		...checkPlaceholders(entries),
		...checkSampleTexts(entries),
		...checkWords(tree),
	];
	return { entries, mistakes: all.sort(byPlace) };
}
