import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { Units } from '#live/weather-units.ts';

/** The words of the island; those of the notes and the widget are for other parts of the page. */
export type WeatherWords = Omit<WeatherMessages, 'notes' | 'widget'>;

/** Loaded when they are wanted. */
export type WeatherTables = typeof import('./WeatherTables.tsx');

/** What every part of the page needs to write a value. */
export interface Shown {
	locale: Locale;
	units: Units;
	t: WeatherWords;
}
