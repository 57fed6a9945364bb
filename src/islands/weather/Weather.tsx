import './styles.css';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isStored } from '#browser/is-stored.ts';
import { loadModule } from '#browser/load-module.ts';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import type { SavingMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useLater } from '#islands/shared/use-later.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useUnits } from '#islands/shared/use-units.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { line } from '#lib/isolate.ts';
import { report } from '#lib/report.ts';
import { defaultCity } from '#live/cities.ts';
import { type LoadOptions, mapOutcome, type Snapshot, toData } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import type { Weather as WeatherReport } from '#live/weather.ts';
import { formatTemperature } from '#live/weather-units.ts';
import { toCityName, toSkyWords } from '#live/weather-words.ts';
import { $shownItems } from '#tools/ticker/shown-items.ts';
import { CityChips } from './CityChips.tsx';
import { CityField } from './CityField.tsx';
import { Forecast } from './Forecast.tsx';
import type { SavedState } from './SavedCities.tsx';
import type { WeatherWords } from './shown.ts';
import { useCitySaid } from './use-city-said.ts';
import { useNow } from './use-now.ts';
import { usePlace } from './use-place.ts';
import { WeatherNow } from './WeatherNow.tsx';
import type { Widget } from './WidgetSwitch.tsx';

/** The services update every 15 minutes. */
const refreshMs = 15 * 60_000;

interface Props {
	locale: Locale;
	snapshot: Snapshot<WeatherReport> | undefined;
	t: WeatherWords;
	live: LiveWords;
	saving: SavingMessages;
	widget?: Widget | undefined;
}

const loadNotice = async () => (await loadModule(() => import('./PlaceNotice.tsx'))).PlaceNotice;
const loadTables = () => loadModule(() => import('./WeatherTables.tsx'));
const loadSaved = async () => (await loadModule(() => import('./SavedCities.tsx'))).SavedCities;
const loadSaving = async () =>
	(await loadModule(() => import('./WeatherSaving.tsx'))).WeatherSaving;
const loadWidget = async () => (await loadModule(() => import('./WidgetSwitch.tsx'))).WidgetSwitch;

/** The weather of one city: the answer first, then what one can do with it. */
export function Weather({ locale, snapshot, t, live, saving, widget }: Props) {
	const root = useReady<HTMLDivElement>();
	const units = useUnits(locale);
	const now = useNow();
	const { place, search, missing, choose, remember } = usePlace(locale);
	const shownPlace = place ?? defaultCity;
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
	const [tableCode] = useLater(loadTables, view === 'table');
	const tables = view === 'table' && tableCode.state === 'ready' ? tableCode.value : undefined;
	const [notice] = usePart(loadNotice, search.problem !== undefined);
	const [hasSaved, setHasSaved] = useState(false);
	const [savedCities] = usePart(loadSaved, hasSaved);
	const [saved, setSaved] = useState<SavedState>();
	const [savingPart] = usePart(loadSaving, hasSaved || shownPlace !== defaultCity);
	const [widgetSwitch] = usePart(loadWidget, widget !== undefined);

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

	useEffect(() => setHasSaved(isStored('weatherCities')), []);

	/** The code that stores it may come when another city is shown. */
	function toggle(city: Place) {
		setHasSaved(true);
		loadModule(() => import('#tools/weather/saved-cities.ts')).then(
			({ $savedCities, toggleCity }) => $savedCities.set(toggleCity($savedCities.get(), city)),
			(error: unknown) => report(error, 'save the city'),
		);
	}

	const city = toCityName(shownPlace, t);
	const country = toCountryName(locale, shownPlace.country);
	useEffect(() => {
		$shownItems.set(
			laterOutcome &&
				mapOutcome(laterOutcome, (weatherThen) => async () => {
					const { describeWeather } = await loadModule(() => import('#live/weather-fields.ts'));
					return describeWeather(weatherThen, {
						locale,
						place: shownPlace,
						country,
						units,
						now,
						t,
					});
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
			{savingPart.state === 'ready' && (
				<savingPart.Component t={{ ...saving, lost: t.saved.lost }} />
			)}
			{savedCities.state === 'ready' && (
				<savedCities.Component
					{...shown}
					{...{ place: shownPlace, live }}
					told={failure}
					onPick={choose}
					onState={setSaved}
				/>
			)}
			<div className="weather-pick">
				<CityField locale={locale} search={search} t={t} onPick={choose} />
				<CityChips place={shownPlace} t={t} onPick={choose} />
			</div>
			{notice.state === 'ready' && (
				<notice.Component {...{ search, missing, city, failure, t }} reasons={live.reasons} />
			)}
			<div
				className="weather-board"
				data-view={tables ? 'table' : 'list'}
				data-state={outcome?.state}
			>
				<WeatherNow
					{...shown}
					{...{ tables, weather, now, country }}
					place={shownPlace}
					old={old}
					waiting={outcome ? undefined : live.updating}
					problem={failure && live.reasons[failure]}
				>
					{shownPlace.id !== 0 && (
						<button
							type="button"
							className="button pick"
							aria-pressed={saved === 'saved'}
							disabled={saved === 'full'}
							onClick={() => toggle(shownPlace)}
						>
							{fill(t.saved.add, { city })}
						</button>
					)}
					<ViewSwitch view={view} t={t} onPick={setView} />
				</WeatherNow>
				<Forecast
					{...shown}
					{...{ tables, now, old }}
					waiting={!outcome || failure !== undefined}
					weather={later}
				/>
			</div>
			<LiveState locale={locale} live={state} reasonShown={failure !== undefined} t={live} />
			{widget && widgetSwitch.state === 'ready' && (
				<widgetSwitch.Component {...{ locale, city, ...widget }} place={shownPlace} />
			)}
		</div>
	);
}
