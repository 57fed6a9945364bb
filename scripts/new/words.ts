import type { ContentTree } from '../content/tree.ts';
import { listForms } from '../content/words/plural-forms.ts';
import { completeWords } from '../content/words/ready-words.ts';
import type { Word } from '../content/words/word-coverage.ts';
import { besideMark } from '../content/words/word-files.ts';
import { readRecord } from '../init/record.ts';

/**
 * The file for the words of a language, with those that it has: above each empty text the English one, in a field that
 * the site ignores.
 */
export function makeWords(
	tag: string,
	tree: ContentTree,
	missing: readonly Word[],
): [file: string, text: string] {
	const file = `i18n/${tag}.json`;
	const forms = Object.fromEntries(listForms(tag).map((form) => [form, '']));
	const words = missing.reduce<unknown>(
		(all, { name, english }) => {
			const path = name.split('.');
			const key = path.pop() ?? '';
			const empty = typeof english === 'string' ? '' : forms;
			const fields = { [besideMark + key]: english, [key]: empty };
			const added = path.reduceRight<object>((inner, part) => ({ [part]: inner }), fields);
			return completeWords(all, added);
		},
		tree.texts.has(file) ? readRecord(tree, file) : {},
	);
	return [file, `${JSON.stringify(words, null, '\t')}\n`];
}
