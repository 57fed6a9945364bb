import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { Units } from '#live/weather-units.ts';

/** The words of the island: the notes under it are part of the page. */
export type WeatherWords = Omit<WeatherMessages, 'notes'>;

/** What every part of the page needs to write a value. */
export interface Shown {
	locale: Locale;
	units: Units;
	t: WeatherWords;
}
