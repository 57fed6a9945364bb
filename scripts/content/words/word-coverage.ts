import { isBuiltIn, type Locale } from '#i18n/locales.ts';
import { toFields } from '#lib/parse.ts';
import type { ContentTree } from '../tree.ts';
import { listToolWords, resumeWords } from './areas.ts';
import { completeWords, readReadyWords } from './ready-words.ts';
import { readWordFiles } from './word-files.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** An English text; one that depends on a number is one text. */
export interface Word {
	/** `common.menu` */
	name: string;
	english: unknown;
}

/** The interface texts that a language does not have: of the pages that every site has, and of its tools. */
export interface WordCoverage {
	tag: string;
	pages: Word[];
	tools: Word[];
	/** Whether a native speaker has read the texts that come with the site; undefined if none do. */
	read: boolean | undefined;
}

export function toWordCoverage(tree: ContentTree, tag: string): WordCoverage {
	if (isBuiltIn(tag as Locale)) return { tag, pages: [], tools: [], read: true };
	const own = readWordFiles(tree).find((file) => file.tag === tag)?.source.value;
	const ready = readReadyWords(tag);
	const has = completeWords(own, ready);
	return {
		tag,
		pages: [...listMissing(resumeWords, has)],
		tools: [...listMissing(listToolWords(tree), has)],
		read: ready && ready.readByNativeSpeaker === true,
	};
}

/** @example sayCoverage(toWordCoverage(tree, 'de')) // 'German: ready (not read by a native speaker)' */
export function sayCoverage({ tag, pages, tools, read }: WordCoverage): string {
	const ready = read ? 'ready' : 'ready (not read by a native speaker)';
	const state =
		pages.length > 0
			? `${pages.length} texts to translate`
			: read === undefined
				? 'translated'
				: ready;
	const more =
		tools.length > 0
			? `; ${tools.length} texts of its tools to translate: npm run new -- language ${tag} --tools`
			: '';
	return `${languageNames.of(tag)}: ${state}${more}`;
}

function* listMissing(words: object, own: unknown, path = ''): Generator<Word> {
	for (const [key, english] of Object.entries(words)) {
		const its = toFields(own)?.[key];
		const name = `${path}${key}`;
		if (typeof english === 'object' && !('one' in english))
			yield* listMissing(english, its, `${name}.`);
		else if (!String(toFields(its)?.other ?? its ?? '').trim()) yield { name, english };
	}
}

/** The same with the names of the texts that every site shows and this language lacks. */
export function printCoverage(coverage: WordCoverage): string {
	const missing = coverage.pages.map(({ name }) => `\n  ${name}`);
	return `Buttons and menus in ${sayCoverage(coverage)}${missing.join('')}`;
}
