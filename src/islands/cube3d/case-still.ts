import type { Locale } from '#i18n/locales.ts';
import { cube3d } from '#i18n/messages/cube3d/index.ts';

export const poster = 'posters/cube3d.webp';

export function describe(locale: Locale): string {
	return cube3d[locale].still.front;
}
