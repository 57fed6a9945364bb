import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type Configurator3dMessages = MessagesLike<typeof en>;
/** Those that its islands have; the page has the others. */
export type Configurator3dWords = Omit<Configurator3dMessages, 'notes' | 'still'>;

export const configurator3d = toSiteWords<Configurator3dMessages>('configurator3d', { en, uk, es });
