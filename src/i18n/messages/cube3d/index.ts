import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type Cube3dMessages = MessagesLike<typeof en>;

export const cube3d: Record<Locale, Cube3dMessages> = { en, uk, es };
