import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** The pager of a long list. */
export type PagerMessages = MessagesLike<typeof en>;

export const pager = toSiteWords<PagerMessages>('pager', { en, uk, es });
