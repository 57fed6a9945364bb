import type { Locale } from '#i18n/locales.ts';
import { couture } from '#i18n/messages/couture/index.ts';

export const poster = 'posters/couture-mens-shirt-1-front.webp';

export function describe(locale: Locale): string {
	const { garments, sides } = couture[locale].description;
	return `${garments.menShirt1}, ${sides.front}`;
}
