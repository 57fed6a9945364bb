import { formatTimeZone } from '#i18n/format-time-zone.ts';
import type { Locale } from '#i18n/locales.ts';
import { ask as messages } from '#i18n/messages/ask/index.ts';
import type { Shown } from './entries.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';

/** What the person can be asked for, at the end of the home page and of each case study. */
export interface Ask {
	/** A question to the reader. */
	heading: Words;
	lines: WordList;
	reply?: Words | undefined;
	/** In words, with its offsets from UTC. */
	timeZone?: Words | undefined;
	/** Its name in the IANA database. */
	zone?: string | undefined;
	/** Employed, freelance or both. */
	terms?: Words | undefined;
	/** The three above and the availability, what there is of them, with their labels. */
	facts: readonly { label: string; words: readonly Words[] }[];
}

/** Undefined where the author asks nothing. `year` is the one whose summer time counts. */
export function toAsk(
	{ ask, availability }: Pick<Shown<'profile'>['data'], 'ask' | 'availability'>,
	locale: Locale,
	year: number,
): Ask | undefined {
	if (!ask) return undefined;
	const t = messages[locale];
	const reply = toWords(ask.reply, locale);
	const terms = toWords(ask.terms, locale);
	const timeZone = ask.timeZone ? { text: formatTimeZone(locale, ask.timeZone, year) } : undefined;
	const facts = [
		{ label: t.reply, words: [reply] },
		{ label: t.terms, words: [toWords(availability, locale), terms] },
		{ label: t.timeZone, words: [timeZone] },
	].map(({ label, words }) => ({ label, words: words.filter((each) => each !== undefined) }));
	return {
		heading: toWords(ask.heading, locale),
		lines: toWordList(ask.lines, locale),
		...{ reply, timeZone, terms, zone: ask.timeZone },
		facts: facts.filter(({ words }) => words.length > 0),
	};
}
