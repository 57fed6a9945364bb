import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** A list that has several pages. */
export type ListPagesMessages = MessagesLike<typeof en>;

export const listPages: Record<Locale, ListPagesMessages> = { en, uk, es };
