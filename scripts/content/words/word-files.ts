import { isLanguage } from '#lib/language-tag.ts';
import { parseJsonFile } from '../json-file.ts';
import type { Mistake } from '../mistake.ts';
import type { Source } from '../source.ts';
import type { ContentTree } from '../tree.ts';

export const wordFolder = 'i18n';

/** A file with the words of a language. */
export interface WordFile {
	/** Path from `src/content`. */
	file: string;
	/** The language; undefined if the name of the file is not the tag of one. */
	tag: string | undefined;
	source: Source;
	/** Mistakes in its syntax. */
	mistakes: Mistake[];
}

export function readWordFiles({ texts }: Pick<ContentTree, 'texts'>): WordFile[] {
	return [...texts]
		.filter(([file]) => file.startsWith(`${wordFolder}/`))
		.map(([file, text]) => {
			const [, name = ''] = /^i18n\/([^/]+)\.json$/.exec(file) ?? [];
			return { file, tag: isLanguage(name) ? name : undefined, ...parseJsonFile(file, text) };
		});
}

/** A field with this beginning shows the English words to the translator. The site ignores it. */
export const besideMark = '# ';
