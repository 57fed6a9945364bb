import { settings } from '#live/settings.ts';

/** The key of this site, if it has one: the widget does not work without a key. */
export const siteKey = settings.keys.openweather;

/** Whether a visitor's text can be a key. */
export function isKey(text: string): boolean {
	return /^[\w-]{8,128}$/.test(text.trim());
}

/** The address of the frame with the widget; its data are after the #, which is not sent to any server. */
export function toWidgetAddress(page: string, wish: WidgetWish): string {
	return `${page}#${new URLSearchParams({ ...wish, city: String(wish.city), key: wish.key.trim() })}`;
}

export interface WidgetWish {
	/** Number of the city at OpenWeather, which is that of GeoNames. */
	city: number;
	key: string;
	lang: string;
	/** The message for a script of the widget that fails to load. */
	failed: string;
}
