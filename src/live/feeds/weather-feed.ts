import type { Locale } from '#i18n/locale.ts';
import { loadWeather } from '#live/chains/weather.ts';
import { defaultCity } from '#live/cities.ts';
import type { Load, Snapshot } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import { isOlderThan } from '#live/plausibility/age.ts';
import type { Reading, Usual } from '#live/plausibility/find-doubt.ts';
import { withDoubt } from '#live/plausibility/with-doubt.ts';
import type { Weather } from '#live/weather.ts';
import { withSnapshot } from './with-snapshot.ts';

const usual: Usual = {
	isOld: isOlderThan(2 * 3_600_000),
	// Services round up to the next quarter of an hour, and small errors of a clock are not corrected.
	aheadMs: 3_600_000,
	// A fifth of a temperature in kelvins is 50 degrees.
	steadyMs: 86_400_000,
	between: [150, 1200],
	tellsTime: true,
};

function toReading({ at, isForecast, temperature, pressure }: Weather): Reading {
	return {
		at,
		doubt: isForecast && 'forecast',
		values: { kelvins: temperature + 273.15, ...(pressure !== undefined && { pressure }) },
	};
}

/** Makes the function that loads the weather of a place, for `useLive`. The snapshot is that of the default city. */
export function createWeatherLoad(
	place: Place,
	locale: Locale,
	snapshot: Snapshot<Weather> | undefined,
): Load<Weather> {
	const builtIn = place.id === defaultCity.id ? snapshot : undefined;
	return withDoubt(
		withSnapshot((options) => loadWeather(place, locale, options), builtIn),
		{
			key: `weather ${place.latitude.toFixed(2)} ${place.longitude.toFixed(2)}`,
			usual,
			toReading,
		},
	);
}
