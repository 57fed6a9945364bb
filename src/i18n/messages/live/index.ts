import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { stateWords } from './state-words.ts';
import { uk } from './uk.ts';

export type LiveMessages = MessagesLike<typeof en>;
/** Those that its islands have; the page has the others. */
export type LiveWords = Omit<LiveMessages, 'ticker'>;
/** Those of a line about the state of figures. */
export type StateWords = Pick<LiveMessages, (typeof stateWords)[number]>;

export const live = toSiteWords<LiveMessages>('live', { en, uk, es });
