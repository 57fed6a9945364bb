import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type Ticker3dMessages = MessagesLike<typeof en>;

export const ticker3d = toSiteWords<Ticker3dMessages>('ticker3d', { en, uk, es });
