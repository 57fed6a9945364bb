import { type ExportsMessages, exports } from '#i18n/messages/exports/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

type OwnMessages = MessagesLike<typeof en>;
/** With the words of what can be saved of any scene. */
export type CoutureMessages = OwnMessages & ExportsMessages;
/** Those that its islands have; the page has the others. */
export type CoutureWords = Omit<CoutureMessages, 'notes'>;

const own = toSiteWords<OwnMessages>('couture', { en, uk, es });

export const couture = inEachLanguage<CoutureMessages>((locale) => ({
	...exports[locale],
	...own[locale],
	errors: { ...exports[locale].errors, ...own[locale].errors },
}));
