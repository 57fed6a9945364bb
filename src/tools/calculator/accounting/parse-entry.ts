import type { Locale } from '#i18n/locales.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { readValue } from '#tools/calculator/read-value.ts';
import { toEntry } from './entry.ts';
import type { TapeStep } from './keys.ts';
import { toLabel } from './label.ts';

/**
 * What is written into a line of the tape, such as `rent 1,200`; of a per cent its part, unless `key` takes one; undefined for what the calculator would not accept.
 * @example parseEntry('en', 'rent $1,200') // { entry: '1200', label: 'rent' }
 */
export function parseEntry(
	locale: Locale,
	text: string,
	key?: TapeStep['key'],
): Pick<TapeStep, 'entry' | 'label'> | undefined {
	const value = readValue(locale, text);
	const isPart = value?.percent && key !== 'percent' && key !== 'markup';
	const number = isPart ? new Exact(value.number).div(100).toFixed() : value?.number;
	const entry = number && toEntry(number, value?.computed);
	return !entry ? undefined : { entry, ...toLabel(value?.label) };
}
