import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type Ticker3dMessages = MessagesLike<typeof en>;

export const ticker3d: Record<Locale, Ticker3dMessages> = { en, uk, es };
