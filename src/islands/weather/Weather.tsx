import './styles.css';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { ListLayout } from '#islands/shared/ViewSwitch.tsx';
import { defaultCity } from '#live/cities.ts';
import { type LoadOptions, type Snapshot, toShown } from '#live/outcome.ts';
import { isolate } from '#live/place.ts';
import type { Weather as WeatherReport } from '#live/weather.ts';
import { describeWeather, toCityName, toSkyWords } from '#live/weather-fields.ts';
import { formatTemperature } from '#live/weather-units.ts';
import { $shownItems } from '#tools/ticker/shown-items.ts';
import { $weatherUnits } from '#tools/weather/units.ts';
import { CityChips } from './CityChips.tsx';
import { CityField } from './CityField.tsx';
import { Forecast } from './Forecast.tsx';
import { PlaceNotice } from './PlaceNotice.tsx';
import { SavedSection } from './SavedSection.tsx';
import type { WeatherWords } from './shown.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useNow } from './use-now.ts';
import { usePlace } from './use-place.ts';
import { WeatherNow } from './WeatherNow.tsx';
import { WidgetSwitch } from './WidgetSwitch.tsx';

/** The services update every 15 minutes. */
const refreshMs = 15 * 60_000;

interface Props {
	locale: Locale;
	snapshot: Snapshot<WeatherReport> | undefined;
	/** Address of the document that holds the official widget. */
	widget: string;
	t: WeatherWords;
	live: Omit<LiveMessages, 'ticker'>;
}

/** The weather of one city: the answer first, then what one can do with it. */
export function Weather({ locale, snapshot, widget, t, live }: Props) {
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
	const weather = toShown(outcome, undefined);
	// The answer first, what needs hundreds of elements a moment later: no task of the browser becomes long.
	const later = useDeferredValue(weather);
	const isLive = outcome?.state === 'live';
	const old = weather !== undefined && (!isLive || outcome.doubt !== undefined);

	useEffect(() => {
		// Only a city whose weather really came is remembered.
		if (isLive) remember();
	}, [isLive, remember]);

	const city = toCityName(shownPlace, t);
	const country = toCountryName(locale, shownPlace.country);
	const fields = describeWeather(weather, { locale, place: shownPlace, units, country, now, t });
	useEffect(() => $shownItems.set(later ? fields : []));
	const announcement = useAnnouncement(
		place,
		weather &&
			`${isolate(city)}: ${formatTemperature(locale, weather.temperature, units)}, ${toSkyWords(weather.sky, t)}.`,
	);
	const shown = { locale, units, t };

	return (
		<div ref={root} className="live-tool weather needs-js">
			<div className="weather-pick">
				<CityField locale={locale} search={search} t={t} onPick={choose} />
				<CityChips place={shownPlace} t={t} onPick={choose} />
			</div>
			<PlaceNotice {...{ search, missing, city, t }} reasons={live.reasons} />
			<p role="status" className="hidden-words">
				{announcement}
			</p>
			<div className="weather-board" data-view={view} data-state={outcome?.state}>
				<WeatherNow
					{...shown}
					{...{ view, fields, weather, now }}
					where={[shownPlace.region, country].filter(Boolean).join(', ')}
					old={old}
					problem={outcome?.state === 'failed' ? live.reasons[outcome.reason] : undefined}
				/>
				<Forecast {...shown} {...{ view, now, old }} weather={later} onView={setView} />
			</div>
			<LiveState locale={locale} live={state} t={live} />
			<SavedSection {...shown} wanted={outcome !== undefined} place={shownPlace} onPick={choose} />
			<div className="live-bar">
				<Switch
					label={t.unitsLabel}
					choices={[
						{ value: 'metric', label: t.metric },
						{ value: 'imperial', label: t.imperial },
					]}
					value={units}
					onPick={(next) => $weatherUnits.set(next)}
				/>
			</div>
			<WidgetSwitch locale={locale} place={shownPlace} city={city} page={widget} t={t.widget} />
		</div>
	);
}
