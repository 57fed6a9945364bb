import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** The pager of a long list. */
export type PagerMessages = MessagesLike<typeof en>;

export const pager: Record<Locale, PagerMessages> = { en, uk, es };
