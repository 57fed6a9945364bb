import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type AboutMessages = MessagesLike<typeof en>;

export const about = toSiteWords<AboutMessages>('about', { en, uk, es });
