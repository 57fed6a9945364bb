import type { Locale } from '#i18n/locale.ts';
import { type Answer, mapAnswer } from '#live/answer.ts';
import type { Place } from '#live/place.ts';
import type { AskOptions } from '#live/request/ask.ts';
import { askOpenMeteo } from '#live/services/open-meteo.ts';
import { askOpenWeather } from '#live/services/openweather.ts';
import type { Weather } from '#live/weather.ts';

/** The weather now from OpenWeather, with the forecast and the range of the entire day from Open-Meteo: OpenWeather gives that of the moment. */
export async function askKeyedWeather(
	place: Place,
	locale: Locale,
	key: string,
	options: AskOptions,
): Promise<Answer<Weather>> {
	const [now, outlook] = await Promise.all([
		askOpenWeather(place, locale, key, options),
		askOpenMeteo(place, options),
	]);
	const forecast = outlook.ok ? outlook.data : outlook.last?.data;
	if (!forecast) return now;
	const { zone, hours, days, uv } = forecast;
	return mapAnswer(now, (weather) => ({ ...weather, zone, hours, days, uv }));
}
