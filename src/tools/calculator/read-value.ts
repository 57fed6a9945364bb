import type { Locale } from '#i18n/locales.ts';
import { type Item, readPasted } from '#i18n/read-pasted.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { compute } from '#tools/calculator/standard/sum.ts';

/**
 * The one number that a text means: a number, a per cent, the result of a sum, or a number with a label before it. Undefined
 * for anything else, and for a sum whose result depends on the order of its operations.
 * @example readValue('en', '=180,000*0.8') // { number: '144000', label: '' }
 */
export function readValue(
	locale: Locale,
	text: string,
): (Item & { computed?: boolean; percent?: boolean }) | undefined {
	const read = readPasted(locale, text);
	if (read.state === 'number') return { number: read.number, label: '', percent: read.percent };
	if (read.state === 'list')
		return read.items.length > 1 || read.left > 0 ? undefined : read.items[0];
	const end = read.state === 'sum' && !read.unclear ? compute(read.parts) : undefined;
	return end && !end.fault
		? { number: toExactText(end.entry), label: '', computed: true }
		: undefined;
}
