import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locale.ts';
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
			const { askKeyedWeather } = await loadModule(() => import('./keyed-weather.ts'));
			return askKeyedWeather(place, locale, key, own);
		},
	};
	return askChain([keyed, keyless], options);
}
