import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type WeatherMessages = MessagesLike<typeof en>;
/** Those that its islands have; the page has the others. */
export type WeatherWords = Omit<WeatherMessages, 'notes'>;

export const weather = toSiteWords<WeatherMessages>('weather', { en, uk, es });
