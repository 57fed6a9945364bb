import type { Locale } from '#i18n/locales.ts';
import { type PagerMessages, pager } from '#i18n/messages/pager/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;

export type CalculatorMessages = Omit<OwnMessages, 'finance'> & {
	finance: OwnMessages['finance'] & PagerMessages;
};

export const calculator: Record<Locale, CalculatorMessages> = {
	en: withPager(en, pager.en),
	uk: withPager(uk, pager.uk),
	es: withPager(es, pager.es),
};

/** The schedule of payments has pages. */
function withPager(t: OwnMessages, words: PagerMessages): CalculatorMessages {
	return { ...t, finance: { ...words, ...t.finance } };
}
