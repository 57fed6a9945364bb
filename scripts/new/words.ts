import { isLanguage } from '#lib/language-tag.ts';
import type { ContentTree } from '../content/tree.ts';
import { hasTools, listWordsToTranslate } from '../content/words/areas.ts';
import { listForms } from '../content/words/plural-forms.ts';
import { besideMark } from '../content/words/word-files.ts';

/**
 * The file for the words of a language: above each empty text the English one, in a field that the site ignores. What
 * stays empty is shown in the default language. The words of tools are only there for a site that has tools.
 */
export function makeWords(
	tag: string,
	tree: Pick<ContentTree, 'texts'>,
	withTools = hasTools(tree),
): Map<string, string> {
	if (!isLanguage(tag))
		throw new Error(`"${tag}" is not the tag of a language. Write, for example, "de" or "pt-br".`);
	const file = `i18n/${tag}.json`;
	if (tree.texts.has(file)) throw new Error(`src/content/${file} exists already.`);
	const words = toEmpty(listWordsToTranslate(withTools), listForms(tag));
	return new Map([[file, `${JSON.stringify(words, null, '\t')}\n`]]);
}

function toEmpty(words: object, forms: readonly string[]): Record<string, unknown> {
	const fields = Object.entries(words).flatMap(([key, word]): [string, unknown][] => {
		if (typeof word === 'string')
			return [
				[besideMark + key, word],
				[key, ''],
			];
		if (!('other' in word)) return [[key, toEmpty(word, forms)]];
		const empty = Object.fromEntries(forms.map((form) => [form, '']));
		return [
			[besideMark + key, word],
			[key, empty],
		];
	});
	return Object.fromEntries(fields);
}
