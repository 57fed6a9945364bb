import type { Locale } from '#lib/locale.ts';
import { loadWeather } from '#live/chains/weather.ts';
import { defaultCity } from '#live/cities.ts';
import { type Outcome, type Snapshot, withSnapshot } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';

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
