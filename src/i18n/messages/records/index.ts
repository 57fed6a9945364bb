import type { Locale } from '#i18n/locales.ts';
import { type PagerMessages, pager } from '#i18n/messages/pager/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** Messages that all tools with a list of texts share. */
export type RecordMessages = MessagesLike<typeof en> & PagerMessages;

/** The messages of a tool that could not save or read something. */
export type SavingMessages = Pick<
	RecordMessages,
	'full' | 'blocked' | 'retry' | 'exportJson' | 'broken' | 'saveBroken'
>;

export const records: Record<Locale, RecordMessages> = {
	en: { ...pager.en, ...en },
	uk: { ...pager.uk, ...uk },
	es: { ...pager.es, ...es },
};
