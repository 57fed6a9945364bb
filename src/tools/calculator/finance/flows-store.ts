import { savedAtom } from '#browser/saved.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { oneOf, parseJson, record, text } from '#lib/parse.ts';

/** Flows and the rate at which they are discounted, as they were typed. */
export interface TypedFlows {
	flows: string;
	/** Per cent a period. */
	rate: string;
	/** The language of the numbers: `1,000` is a thousand or one. */
	locale: Locale;
}

const noFlows: TypedFlows = { flows: '', rate: '', locale: 'en' };

/** UTF-16 units that a list of flows may have. */
export const longestFlows = 20_000;

const readFlows = record<TypedFlows>({
	flows: text({ longest: longestFlows }),
	rate: text({ longest: 100 }),
	locale: oneOf(locales),
});

/** Key `calculatorFlows`, JSON. */
export const $flows = savedAtom<TypedFlows>('calculatorFlows', {
	fallback: noFlows,
	parse: (stored) => readFlows(parseJson(stored)),
	print: JSON.stringify,
});
