import type { Locale } from '#i18n/locales.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { uk } from './uk.ts';

export type Configurator3dMessages = MessagesLike<typeof en>;

export const configurator3d: Record<Locale, Configurator3dMessages> = { en, uk, es };
