import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { WeatherWords } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useUnitsLater } from '#islands/shared/use-units.ts';
import { defaultCity } from '#live/cities.ts';
import { createWeatherLoad } from '#live/feeds/weather-feed.ts';
import { type Snapshot, toData } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';
import { $weatherCity } from '#live/weather-city.ts';
import { describeWeather } from '#live/weather-fields.ts';
import { toCityName } from '#live/weather-words.ts';
import { findPlace } from '#tools/weather/find-place.ts';
import type { Line } from './use-line-items.ts';

/** The services update every 15 minutes. */
const weatherRefreshMs = 15 * 60_000;

/** Its items are the thirteen values of the weather report. */
export interface WeatherLine extends Line {
	place: Place;
	/** The error of the requested city, or an empty text. */
	problem: string;
	/** The name that no city has. */
	missing: string | undefined;
	find: (name: string) => void;
	pick: (place: Place) => void;
}

/** The weather of the saved city as a line, which is shown or not, and the search for another one. */
export function useWeatherLine(
	locale: Locale,
	snapshot: Snapshot<Weather> | undefined,
	t: WeatherWords,
	live: LiveMessages,
	isShown: boolean,
): WeatherLine {
	const [place, setPlace] = useState<Place>();
	/** The default city, shown while the saved one cannot be found, is not remembered in its place. */
	const [found, setFound] = useState<Place>();
	/** Of a city that was not found the name: the sentence may also name the city that is shown. */
	const [problem, setProblem] = useState<{ missing: string } | { sentence: string }>();
	const request = useRef<AbortController>(undefined);
	const findUnits = useUnitsLater(locale);
	const load = useMemo(
		() => (place ? createWeatherLoad(place, locale, snapshot) : undefined),
		[place, locale, snapshot],
	);
	const { outcome } = useLive(load, weatherRefreshMs);
	const shown = place ?? defaultCity;

	const show = useCallback((next: Place) => {
		setFound(next);
		setPlace(next);
	}, []);

	const find = useCallback(
		(name: string) => {
			request.current?.abort();
			const search = new AbortController();
			request.current = search;
			setProblem(undefined);
			findPlace(name, locale, search.signal).then(
				(result) => {
					if (search.signal.aborted) return;
					if ('place' in result) show(result.place);
					else if (result.problem === 'not-found') {
						setProblem({ missing: name });
						setPlace((before) => before ?? defaultCity);
					} else {
						setProblem({ sentence: `${t.error}: ${live.reasons[result.problem]}` });
						setPlace((before) => before ?? defaultCity);
					}
				},
				(error: unknown) => {
					if (!search.signal.aborted) throw error;
				},
			);
		},
		[locale, t, live, show],
	);

	const started = useRef(false);
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		const saved = $weatherCity.get();
		if ('id' in saved) setPlace(saved);
		else find(saved.name);
	}, [find]);

	useEffect(() => {
		// Only a city whose weather really came is remembered.
		if (found && found === place && outcome?.state === 'live') $weatherCity.set(found);
	}, [found, place, outcome]);

	const describe = (failure: NonNullable<typeof problem>) => {
		if ('sentence' in failure) return failure.sentence;
		const words = `${t.error}: ${t.unknownCity}. ${fill(t.notFound, { name: failure.missing })}`;
		return isShown ? `${words} ${fill(t.shownFor, { city: toCityName(shown, t) })}` : words;
	};

	const items = useMemo(() => {
		const weather = toData(outcome);
		if (!weather) return [];
		const country = toCountryName(locale, shown.country);
		return describeWeather(weather, { locale, place: shown, units: findUnits(), country, t });
	}, [outcome, locale, shown, findUnits, t]);

	return {
		items,
		outcome,
		place: shown,
		problem: problem ? describe(problem) : '',
		missing: problem && 'missing' in problem ? problem.missing : undefined,
		find,
		pick: (next) => {
			request.current?.abort();
			setProblem(undefined);
			show(next);
		},
	};
}
