import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** The way through a long list, of which there are several. */
export type PagerMessages = MessagesLike<typeof en>;

export const pager: Record<Locale, PagerMessages> = { en, uk, es };
