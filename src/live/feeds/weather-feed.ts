import type { Locale } from '#lib/locale.ts';
import { loadWeather } from '#live/chains/weather.ts';
import { defaultCity } from '#live/cities.ts';
import type { Load, Snapshot } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';
import { withSnapshot } from './with-snapshot.ts';

/** Makes the function that loads the weather of a place, for `useLive`. The snapshot is that of the default city. */
export function createWeatherLoad(
	place: Place,
	locale: Locale,
	snapshot: Snapshot<Weather> | undefined,
): Load<Weather> {
	const builtIn = place.id === defaultCity.id ? snapshot : undefined;
	return withSnapshot((options) => loadWeather(place, locale, options), builtIn);
}
