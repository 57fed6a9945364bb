import { isBuiltIn, type Locale } from '#i18n/locales.ts';
import { toFields } from '#lib/parse.ts';
import { readEntries } from '../entries.ts';
import { findSiteLanguages } from '../site-settings.ts';
import type { ContentTree } from '../tree.ts';
import { hasTools, listWordsToTranslate } from './areas.ts';
import { readWordFiles } from './word-files.ts';

/** How much of the words of the site a language that is content has. */
export interface WordCoverage {
	locale: Locale;
	total: number;
	/** Those that are missing: `common.menu`. */
	missing: string[];
}

/** For each language of the site that is not built in. Words of tools count only for a site that has some. */
export function toWordCoverage(tree: ContentTree): WordCoverage[] {
	const languages = findSiteLanguages(readEntries(tree).entries).filter((tag) => !isBuiltIn(tag));
	const files = readWordFiles(tree);
	const words = listWordsToTranslate(hasTools(tree));
	return languages.map((locale) => {
		const own = files.find(({ tag }) => tag === locale)?.source.value;
		const all = [...listWords(words, own, [])];
		const missing = all.filter(({ written }) => !written).map(({ name }) => name);
		return { locale, total: all.length, missing };
	});
}

export function printWordCoverage(coverage: readonly WordCoverage[]): string {
	return coverage
		.map(({ locale, total, missing }) =>
			missing.length === 0
				? `Words in ${locale}: all ${total}.`
				: [
						`Words in ${locale}: ${total - missing.length} of ${total}. Missing:`,
						...missing.map((name) => `  ${name}`),
					].join('\n'),
		)
		.join('\n\n');
}

/** A text that depends on a number is one word. */
function* listWords(
	words: object,
	own: unknown,
	path: readonly string[],
): Generator<{ name: string; written: boolean }> {
	for (const [key, word] of Object.entries(words)) {
		const its = toFields(own)?.[key];
		const at = [...path, key];
		if (typeof word === 'object' && !('other' in word)) yield* listWords(word, its, at);
		else {
			const text = typeof word === 'string' ? its : toFields(its)?.other;
			yield { name: at.join('.'), written: typeof text === 'string' && text.trim() !== '' };
		}
	}
}
