import { type BuiltInLocale, type Locale, toBuiltIn } from '#i18n/locales.ts';
import type { TaskId } from './task-ids.ts';

/** What the fields of a task can be filled with, in the language of the page, if it is built in. */
const samples = {
	palindrome: { en: ['Never odd or even'], uk: ['Козак з казок'], es: ['Anita lava la tina'] },
	fizzbuzz: { en: ['15'], uk: ['15'], es: ['15'] },
	anagram: { en: ['listen', 'silent'], uk: ['автор', 'товар'], es: ['Roma', 'amor'] },
	findvowels: {
		en: ['Cross-stitch is a grid'],
		uk: ['Vyshyvanka'],
		es: ['Punto de cruz'],
	},
	fibonacci: { en: ['10'], uk: ['10'], es: ['10'] },
} as const satisfies Record<TaskId, Record<BuiltInLocale, readonly string[]>>;

export function getSamples(locale: Locale, task: TaskId): readonly string[] {
	return samples[task][toBuiltIn(locale)];
}
