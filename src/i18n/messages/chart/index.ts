import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type ChartMessages = MessagesLike<typeof en>;

export const chart: Record<Locale, ChartMessages> = { en, uk, es };
