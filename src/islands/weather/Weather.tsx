import './styles.css';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { ListLayout } from '#islands/shared/ViewSwitch.tsx';
import { line } from '#lib/isolate.ts';
import { defaultCity } from '#live/cities.ts';
import { type LoadOptions, mapOutcome, type Snapshot, toData } from '#live/outcome.ts';
import type { Weather as WeatherReport } from '#live/weather.ts';
import { formatTemperature } from '#live/weather-units.ts';
import { toCityName, toSkyWords } from '#live/weather-words.ts';
import { $shownItems } from '#tools/ticker/shown-items.ts';
import { $pickedPlace, $shownPlace } from '#tools/weather/shown-place.ts';
import { $weatherUnits } from '#tools/weather/units.ts';
import { CityChips } from './CityChips.tsx';
import { CityField } from './CityField.tsx';
import { Forecast } from './Forecast.tsx';
import { PlaceNotice } from './PlaceNotice.tsx';
import type { WeatherWords } from './shown.ts';
import { useCitySaid } from './use-city-said.ts';
import { useNow } from './use-now.ts';
import { usePlace } from './use-place.ts';
import { WeatherNow } from './WeatherNow.tsx';

/** The services update every 15 minutes. */
const refreshMs = 15 * 60_000;

interface Props {
	locale: Locale;
	snapshot: Snapshot<WeatherReport> | undefined;
	t: WeatherWords;
	live: LiveWords;
}

/** The weather of one city: the answer first, then what one can do with it. */
export function Weather({ locale, snapshot, t, live }: Props) {
	const root = useReady<HTMLDivElement>();
	const units = useSaved($weatherUnits, 'metric');
	const now = useNow();
	const { place, search, missing, choose, remember } = usePlace(locale);
	const load = useMemo(
		() =>
			place &&
			// The code that sends requests loads when the page is ready.
			(async (options: LoadOptions<WeatherReport>) => {
				const { createWeatherLoad } = await loadModule(() => import('#live/feeds/weather-feed.ts'));
				return createWeatherLoad(place, locale, snapshot)(options);
			}),
		[place, locale, snapshot],
	);
	const state = useLive(load, refreshMs);
	const { outcome } = state;
	const [view, setView] = useState<ListLayout>('list');
	const shownPlace = place ?? defaultCity;
	const weather = toData(outcome);
	// The answer first, what needs hundreds of elements a moment later: no task of the browser becomes long.
	const laterOutcome = useDeferredValue(outcome);
	const later = toData(laterOutcome);
	const isLive = outcome?.state === 'live';
	const old = weather !== undefined && (!isLive || outcome.doubt !== undefined);
	const failure = outcome?.state === 'failed' ? outcome.reason : undefined;

	useEffect(() => {
		// Only a city whose weather really came is remembered.
		if (isLive) remember();
	}, [isLive, remember]);

	useEffect(() => $shownPlace.set(shownPlace), [shownPlace]);
	useEffect(
		() =>
			$pickedPlace.subscribe((picked) => {
				if (!picked) return;
				$pickedPlace.set(undefined);
				choose(picked);
			}),
		[choose],
	);

	const city = toCityName(shownPlace, t);
	const country = toCountryName(locale, shownPlace.country);
	useEffect(() => {
		$shownItems.set(
			laterOutcome &&
				mapOutcome(laterOutcome, (report) => async () => {
					const { describeWeather } = await loadModule(() => import('#live/weather-fields.ts'));
					return describeWeather(report, { locale, place: shownPlace, country, units, now, t });
				}),
		);
	}, [locale, laterOutcome, shownPlace, country, units, now, t]);
	useCitySaid(
		place,
		weather &&
			line`${city}: ${formatTemperature(locale, weather.temperature, units)}, ${toSkyWords(weather.sky, t)}.`,
	);
	const shown = { locale, units, t };

	return (
		<div ref={root} className="live-tool weather needs-js" {...useFocusKept()}>
			<div className="weather-pick">
				<CityField locale={locale} search={search} t={t} onPick={choose} />
				<CityChips place={shownPlace} t={t} onPick={choose} />
			</div>
			<PlaceNotice {...{ search, missing, city, failure, t }} reasons={live.reasons} />
			<div className="weather-board" data-view={view} data-state={outcome?.state}>
				<WeatherNow
					{...shown}
					{...{ view, weather, now, country }}
					place={shownPlace}
					old={old}
					waiting={outcome ? undefined : live.updating}
					problem={failure && live.reasons[failure]}
				/>
				<Forecast
					{...shown}
					{...{ view, now, old }}
					waiting={!outcome || failure !== undefined}
					weather={later}
					onView={setView}
				/>
			</div>
			<LiveState locale={locale} live={state} reasonShown={failure !== undefined} t={live} />
		</div>
	);
}
