import './styles.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { ViewBar } from '#islands/shared/live/ViewBar.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { Ticker3d } from '#islands/shared/ticker3d/Ticker3d.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { ListLayout } from '#islands/shared/ViewSwitch.tsx';
import { report } from '#lib/report.ts';
import { defaultCity } from '#live/cities.ts';
import { type LoadOptions, type Snapshot, toShown } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import type { Weather as WeatherReport } from '#live/weather.ts';
import { describeWeather } from '#live/weather-fields.ts';
import { $weatherCreepView3d } from '#tools/ticker/creep-views.ts';
import { $weatherUnits } from '#tools/weather/units.ts';
import { CityField } from './CityField.tsx';
import { Outlook } from './Outlook.tsx';
import { usePlaceSearch } from './use-place-search.ts';
import { WeatherNow } from './WeatherNow.tsx';
import { WidgetSwitch } from './WidgetSwitch.tsx';

/** The services update every 15 minutes. */
const refreshMs = 15 * 60_000;

interface Props {
	locale: Locale;
	snapshot: Snapshot<WeatherReport> | undefined;
	/** Address of the document that holds the official widget. */
	widget: string;
	t: Omit<WeatherMessages, 'notes'>;
	live: LiveMessages;
	ticker3d: Ticker3dMessages;
}

/** The weather of one city with everything around it. */
export function Weather({ locale, snapshot, widget, t, live, ticker3d }: Props) {
	const root = useReady<HTMLDivElement>();
	const units = useSaved($weatherUnits, 'metric');
	// Only the browser knows the saved city; no request is sent before.
	const [place, setPlace] = useState<Place>();
	const search = usePlaceSearch(locale, setPlace);
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
	const [ticker, setTicker] = useState<'on' | 'off'>('on');
	const shownPlace = place ?? defaultCity;
	const weather = toShown(outcome, undefined);

	const { find } = search;
	const started = useRef(false);
	useEffect(() => {
		if (started.current) return;
		started.current = true;
		loadModule(() => import('#live/weather-city.ts')).then(
			({ $weatherCity }) => {
				const saved = $weatherCity.get();
				if ('id' in saved) setPlace(saved);
				else find(saved.name, defaultCity);
			},
			() => setPlace(defaultCity),
		);
	}, [find]);

	useEffect(() => {
		// Only a city whose weather really came is remembered.
		if (!place || outcome?.state !== 'live') return;
		loadModule(() => import('#live/weather-city.ts')).then(
			({ $weatherCity }) => $weatherCity.set(place),
			(error: unknown) => report(error, 'remember the city'),
		);
	}, [place, outcome]);

	const fields = describeWeather(weather, {
		locale,
		place: shownPlace,
		units,
		country: toCountryName(locale, shownPlace.country),
		t,
	});
	const [city] = fields;
	const items = weather ? fields : [];

	return (
		<div ref={root} className="live-tool weather">
			<CityField locale={locale} place={shownPlace} search={search} t={t} onPick={search.pick} />
			<p role="alert" className="weather-problem">
				{search.problem &&
					(search.problem.reason === 'not-found'
						? `${t.error}: ${t.unknownCity}. ${fill(t.notFound, { name: search.problem.name })}`
						: live.reasons[search.problem.reason])}
			</p>
			<LiveState locale={locale} live={state} t={live} />
			<div className="live-bar">
				<ViewBar
					{...{ view, ticker, t }}
					live={live.ticker}
					onView={setView}
					onTicker={setTicker}
				/>
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
			{ticker === 'on' && <Ticker locale={locale} label={t.ticker} items={items} t={live.ticker} />}
			<Ticker3d
				id="weather"
				label={t.ticker}
				items={items}
				$shown={$weatherCreepView3d}
				shownAtFirst={false}
				t={ticker3d}
			/>
			<section aria-labelledby="weather-now">
				<h2 id="weather-now" className="live-heading">
					{fill(t.heading, { city: city?.value ?? '' })}
				</h2>
				<WeatherNow {...{ locale, view, fields, weather, t }} />
			</section>
			<section aria-labelledby="weather-outlook">
				<h2 id="weather-outlook" className="live-heading">
					{t.outlook}
				</h2>
				<Outlook {...{ locale, units, t }} days={weather?.days ?? []} />
			</section>
			<WidgetSwitch
				locale={locale}
				place={shownPlace}
				city={city?.value ?? ''}
				page={widget}
				t={t.widget}
			/>
		</div>
	);
}
