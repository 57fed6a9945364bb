import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type Cube3dMessages = MessagesLike<typeof en>;
/** Those that its islands have; the page has the others. */
export type Cube3dWords = Omit<Cube3dMessages, 'notes' | 'still' | 'layersHint'>;

export const cube3d = toSiteWords<Cube3dMessages>('cube3d', { en, uk, es });
