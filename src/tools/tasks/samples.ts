import { type Locale, toBuiltIn } from '#i18n/locales.ts';
import samples from './samples.json' with { type: 'json' };
import type { TaskId } from './task-ids.ts';

/** What the fields of a task can be filled with, in the language of the page, if it is built in. */
export function getSamples(locale: Locale, task: TaskId): readonly string[] {
	return samples[task][toBuiltIn(locale)];
}
