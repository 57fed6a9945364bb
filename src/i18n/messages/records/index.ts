import { type PagerMessages, pager } from '#i18n/messages/pager/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { savingWords } from './saving-words.ts';
import { uk } from './uk.ts';

/** Messages that all tools with a list of texts share. */
export type RecordMessages = MessagesLike<typeof en> & PagerMessages;

/** The messages of a tool that could not save or read something. */
export type SavingMessages = Pick<RecordMessages, (typeof savingWords)[number]>;

const own = toSiteWords<MessagesLike<typeof en>>('records', { en, uk, es });

export const records = inEachLanguage<RecordMessages>((locale) => ({
	...pager[locale],
	...own[locale],
}));
