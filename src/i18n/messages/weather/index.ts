import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type WeatherMessages = MessagesLike<typeof en>;

export const weather: Record<Locale, WeatherMessages> = { en, uk, es };
