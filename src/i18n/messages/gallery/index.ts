import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

/** Messages that the galleries of photos and videos share. */
export type GalleryMessages = MessagesLike<typeof en>;

export const gallery = toSiteWords<GalleryMessages>('gallery', { en, uk, es });
