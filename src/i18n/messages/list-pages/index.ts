import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** A list that has several pages. */
export type ListPagesMessages = MessagesLike<typeof en>;

export const listPages = toSiteWords<ListPagesMessages>('list-pages', { en, uk, es });
