import { type Outcome, type Snapshot, withSnapshot } from '#lib/live/outcome.ts';
import type { Locale } from '#lib/locale.ts';
import type { Place } from '#lib/place.ts';
import type { Weather } from '#lib/weather.ts';
import { loadWeather } from '#services/chains/weather.ts';
import { defaultCity } from './cities.ts';

/** Makes the function that loads the weather of a place, for `useLive`. The snapshot is that of the default city. */
export function createWeatherLoad(
	place: Place,
	locale: Locale,
	snapshot: Snapshot<Weather> | undefined,
) {
	const builtIn = place.id === defaultCity.id ? snapshot : undefined;
	return async (signal: AbortSignal): Promise<Outcome<Weather>> =>
		withSnapshot(await loadWeather(place, locale, signal), builtIn);
}
