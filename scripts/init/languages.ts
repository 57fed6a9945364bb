/*
 * The first question. Schemas and words are made for the languages of the site when their modules are loaded, so this
 * file imports none of them.
 */
import { builtInLocales } from '#i18n/messages/languages.ts';
import { listLanguageNames } from '#lib/language-names.ts';
import { isLanguage } from '#lib/language-tag.ts';
import { nearest } from '#schemas/nearest.ts';
import { readyLanguages } from '../content/words/ready-words.ts';
import type { Flags } from '../new/ask.ts';
import type { Question } from '../new/questions.ts';
import { type Asking, askChoice, readList } from './ask-choice.ts';

const named = [...builtInLocales, ...readyLanguages];
/** Between two languages. At another place, `et` is Estonian. */
const and = /\/|(?<=[^\s,;])\s+(?:and|und|et|[yeiій]|та)\s+(?=[^\s,;])/giu;
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

export const languagesQuestion: Question = {
	field: 'languages',
	text: `In which languages will the site be published? The first one has addresses without a prefix. The texts of buttons and menus are ready in ${named.map((tag) => `${englishNames.of(tag)} (${tag})`).join(', ')}; for any other language you get a file to translate them in.`,
	example: 'pt, de',
	required: false,
	form: 'list',
};

/**
 * The tags of the languages of the site. Without an answer they are those of before, or English and those in which the
 * flags have texts.
 */
export function askLanguages(asking: Asking, before: readonly string[]): Promise<string[]> {
	const named = Object.keys(asking.flags).flatMap((field) => toTag(field) ?? []);
	const usual = ['en', ...named];
	return askChoice(
		languagesQuestion,
		before.length > 0 ? [...before] : [...new Set(usual)],
		readLanguages,
		asking,
	);
}

/** The answers that belong to one of these languages, or to none. */
export function withoutOtherLanguages(flags: Flags, languages: readonly string[]): Flags {
	return Object.fromEntries(
		Object.entries(flags).filter(([field]) => {
			const tag = toTag(field);
			return tag === undefined || languages.includes(tag);
		}),
	);
}

/** Thrown when the author wants other languages after all: everything is then loaded again for those. */
export class OtherLanguages extends Error {
	/** Everything that is answered, but for the languages. */
	readonly answers: Flags;

	constructor(answers: Flags) {
		super('The languages of the site change.');
		this.answers = answers;
	}
}

/** The language of a flag. @example toTag('jobTitle.pt-br') // 'pt-br' */
function toTag(field: string): string | undefined {
	const [, tag] = /\.([a-z]{2,3}(?:-[a-z\d]+)*)$/.exec(field) ?? [];
	return tag !== undefined && !field.startsWith('contact.') && isLanguage(tag) ? tag : undefined;
}

/** The tags in an answer, each once. @throws a sentence about a word that is not a language */
function readLanguages(answer: string): string[] {
	return [...new Set(readList(answer.replace(and, ',')).map(readLanguage))];
}

/**
 * The tag of a language by its tag or by its name: in English, in itself, or in a language whose texts are ready.
 *
 * @throws a sentence about a word that is not a language
 * @example readLanguage('allemand') // 'de'
 */
export function readLanguage(word: string): string {
	const name = word.toLowerCase();
	if (isLanguage(name)) return name;
	const names = listLanguageNames(named);
	const tag = names.get(name);
	if (tag !== undefined) return tag;
	const meant = names.get(nearest(name, [...names.keys()]) ?? '');
	const advice =
		meant === undefined
			? 'Write its tag of two or three letters, for example "pt" for Portuguese.'
			: `Did you mean ${meant} (${englishNames.of(meant)})?`;
	throw new Error(`"${word}" is not known as a language. ${advice}`);
}
