import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#lib/locale.ts';
import { mapAnswer } from '#live/answer.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import { askChain, type Link } from '#live/request/ask-chain.ts';
import { askOpenMeteo } from '#live/services/open-meteo.ts';
import { settings } from '#live/settings.ts';
import type { Weather } from '#live/weather.ts';

/** The weather of a place: with a key from OpenWeather, otherwise and failing that from Open-Meteo. */
export function loadWeather(
	place: Place,
	locale: Locale,
	options: LoadOptions<Weather>,
): Promise<Outcome<Weather>> {
	const key = settings.keys.openweather;
	const keyless: Link<Weather> = { source: 'meteo', ask: (own) => askOpenMeteo(place, own) };
	if (!key) return askChain([keyless], options);
	const keyed: Link<Weather> = {
		source: 'openweather',
		ask: async (own) => {
			// Most sites have no key.
			const { askOpenWeather } = await loadModule(() => import('#live/services/openweather.ts'));
			const [now, outlook] = await Promise.all([
				askOpenWeather(place, locale, key, own),
				askOpenMeteo(place, own),
			]);
			// The forecast, and the range of the entire day: OpenWeather gives that of the moment.
			const forecast = outlook.ok ? outlook.data : outlook.last?.data;
			if (!forecast) return now;
			const { hours, days, uv } = forecast;
			return mapAnswer(now, (weather) => ({ ...weather, hours, days, uv }));
		},
	};
	return askChain([keyed, keyless], options);
}
