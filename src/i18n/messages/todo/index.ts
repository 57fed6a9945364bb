import type { Locale } from '#i18n/locales.ts';
import { type RecordMessages, records } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type TodoMessages = MessagesLike<typeof en> & RecordMessages;

export const todo: Record<Locale, TodoMessages> = {
	en: { ...records.en, ...en },
	uk: { ...records.uk, ...uk },
	es: { ...records.es, ...es },
};
