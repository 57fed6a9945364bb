import type { Locale } from '#i18n/locales.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import { toEntry } from './entry.ts';
import type { TapeStep } from './keys.ts';
import { toLabel } from './label.ts';

/**
 * What is written into a line of the tape, such as `rent 1,200`; undefined for what the calculator would not accept.
 * @example parseEntry('en', 'rent $1,200') // { entry: '1200', label: 'rent' }
 */
export function parseEntry(
	locale: Locale,
	text: string,
): Pick<TapeStep, 'entry' | 'label'> | undefined {
	const value = readValue(locale, text);
	const entry = value && toEntry(value.number, value.computed);
	return entry === undefined ? undefined : { entry, ...toLabel(value?.label) };
}
