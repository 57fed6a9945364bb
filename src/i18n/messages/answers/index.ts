import type { MessagesLike } from '#i18n/messages.ts';
import { toSiteWords } from '#i18n/site-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type AnswersMessages = MessagesLike<typeof en>;

export const answers = toSiteWords<AnswersMessages>('answers', { en, uk, es });
