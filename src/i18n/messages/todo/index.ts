import { type RecordMessages, records } from '#i18n/messages/records/index.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { inEachLanguage, toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type TodoMessages = MessagesLike<typeof en> & RecordMessages;

const own = toSiteWords<MessagesLike<typeof en>>('todo', { en, uk, es });

export const todo = inEachLanguage<TodoMessages>((locale) => ({
	...records[locale],
	...own[locale],
}));
