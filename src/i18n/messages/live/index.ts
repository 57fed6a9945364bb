import { common } from '#i18n/messages/common/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { stateWords } from './state-words.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;
/** `notLoaded`: a part of the page. */
export type LiveMessages = OwnMessages & { notLoaded: string };
/** Those that its islands have; the page has the others. */
export type LiveWords = Omit<LiveMessages, 'ticker'>;
/** Those of a line about the state of figures. */
export type StateWords = Pick<LiveMessages, (typeof stateWords)[number]>;

const own = toSiteWords<OwnMessages>('live', { en, uk, es });

export const live = inEachLanguage<LiveMessages>((locale) => ({
	...own[locale],
	notLoaded: common[locale].notLoaded,
}));
