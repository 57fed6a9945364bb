import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type AskMessages = MessagesLike<typeof en>;

export const ask = toSiteWords<AskMessages>('ask', { en, uk, es });
