import type { Locale } from '#i18n/locales.ts';
import { configurator3d } from '#i18n/messages/configurator3d/index.ts';

export const poster = 'posters/configurator.webp';

export function describe(locale: Locale): string {
	return configurator3d[locale].still.front;
}
