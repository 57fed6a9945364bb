import { builtInLocales, type Locale } from '#i18n/locales.ts';
import { answers } from '#i18n/messages/answers/index.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { toFields } from '#lib/parse.ts';
import { readReadyWords, readyLanguages } from '../content/words/ready-words.ts';
import levels from './language-levels.json' with { type: 'json' };

/** How the interface calls the first language of a person, in all languages that come with the site. */
let motherTongue: readonly string[] | undefined;

/** Whether a level means the first language of a person. @example isNative('NATIVE_OR_BILINGUAL') // true */
export function isNative(level: string): boolean {
	motherTongue ??= [
		...builtInLocales.flatMap((locale) => [cv[locale].native, answers[locale].asked.native]),
		...readyLanguages.flatMap((tag) => {
			const words = readReadyWords(tag);
			const { native } = toFields(toFields(words?.answers)?.asked) ?? {};
			return [String(toFields(words?.cv)?.native), String(native)];
		}),
	].flatMap((words) => words.toLowerCase().split(', '));
	const words = level.toLowerCase().replace(/[\s_]+/g, ' ');
	return motherTongue.some((known) => words.startsWith(known));
}

/** A level of LinkedIn, or that of a first language, in the language of a file; any other level as it is written. */
export function toLevel(level: string, locale: Locale): string {
	if (isNative(level)) return cv[locale].native;
	const key = level
		.toLowerCase()
		.replaceAll('_', ' ')
		.replace(/ proficiency$/, '');
	const names: Partial<Record<string, string>> =
		Object.entries(levels).find(([name]) => name === key)?.[1] ?? {};
	return names[locale] ?? names.en ?? level;
}
