import { askChain, type Link, type Outcome } from '#lib/live/outcome.ts';
import type { Locale } from '#lib/locale.ts';
import type { Place } from '#lib/place.ts';
import type { Weather } from '#lib/weather.ts';
import { askOpenMeteo } from '#services/open-meteo.ts';
import { settings } from '#services/settings.ts';

/** The weather of a place: with a key from OpenWeather, otherwise and failing that from Open-Meteo. */
export function loadWeather(
	place: Place,
	locale: Locale,
	signal: AbortSignal,
): Promise<Outcome<Weather>> {
	const key = settings.keys.openweather;
	const keyless: Link<Weather> = { source: 'meteo', ask: (own) => askOpenMeteo(place, own) };
	if (!key) return askChain([keyless], signal);
	const keyed: Link<Weather> = {
		source: 'openweather',
		ask: async (own) => {
			// Most sites have no key.
			const { askOpenWeather } = await import('#services/openweather.ts');
			const [now, outlook] = await Promise.all([
				askOpenWeather(place, locale, key, own),
				askOpenMeteo(place, own),
			]);
			// The outlook, and the range of the whole day: OpenWeather gives that of the moment.
			if (!now.ok || !outlook.ok) return now;
			const { days, lowest, highest } = outlook.data;
			return { ...now, data: { ...now.data, days, lowest, highest } };
		},
	};
	return askChain([keyed, keyless], signal);
}
