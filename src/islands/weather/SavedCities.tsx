import { useMemo, useRef } from 'react';
import { toCountryName } from '#i18n/country-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { StateWords } from '#i18n/messages/live/index.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { StateLine } from '#islands/shared/live/StateLine.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { createGlancesLoad } from '#live/feeds/glances-feed.ts';
import { toData } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import type { Glance } from '#live/services/open-meteo-now.ts';
import { toSky } from '#live/sky.ts';
import { formatTemperature, type Units } from '#live/weather-units.ts';
import { toCityName, toSkyWords } from '#live/weather-words.ts';
import { $savedCities, addCity, mostCities, removeCity } from '#tools/weather/saved-cities.ts';
import { SkyPicture } from './SkyPicture.tsx';

/** The service updates every 15 minutes. */
const refreshMs = 15 * 60_000;
const none: readonly Place[] = [];

interface SavedCitiesProps {
	locale: Locale;
	units: Units;
	t: Pick<WeatherMessages, 'cities' | 'here' | 'saved' | 'skies'>;
	/** The city that is shown. */
	place: Place;
	onPick: (place: Place) => void;
	live: StateWords;
}

/** The cities that a visitor keeps, side by side with their temperatures. */
export function SavedCities({ locale, units, place, t, onPick, live }: SavedCitiesProps) {
	const cities = useSaved($savedCities, none);
	const load = useMemo(() => (cities.length > 0 ? createGlancesLoad(cities) : undefined), [cities]);
	const { outcome } = useLive(load, refreshMs);
	const glances = toData(outcome);
	const kept = cities.some(({ id }) => id === place.id);
	const full = cities.length >= mostCities;
	const section = useRef<HTMLElement>(null);
	// The button that adds or removes a city goes with what it did.
	const focusKept = useFocusKept(() =>
		section.current?.querySelector<HTMLElement>('[aria-current], .saved-add button'),
	);

	return (
		<section ref={section} aria-labelledby="weather-saved" className="weather-saved" {...focusKept}>
			<h2 id="weather-saved" className="weather-title">
				{t.saved.title}
			</h2>
			<StateLine {...{ locale, outcome }} t={live} />
			{cities.length > 0 && (
				<ul className="saved-cities">
					{cities.map((city, index) => {
						const name = toCityName(city, t);
						return (
							<li key={city.id}>
								<button
									type="button"
									className="saved-city"
									aria-current={city.id === place.id || undefined}
									onClick={() => onPick(city)}
								>
									<bdi>{name}</bdi>
									<span className="quiet">{toCountryName(locale, city.country)}</span>
									<Now {...{ locale, units, t }} glance={glances?.[index]} />
								</button>
								<button
									type="button"
									className="icon-button"
									onClick={() => $savedCities.set(removeCity(cities, city))}
								>
									<Icon path="M6 6l12 12M18 6 6 18" />
									<span className="hidden-words">{fill(t.saved.remove, { city: name })}</span>
								</button>
							</li>
						);
					})}
				</ul>
			)}
			{!kept && (
				<div className="saved-add">
					<button
						type="button"
						className="button"
						disabled={full}
						onClick={() => $savedCities.set(addCity(cities, place))}
					>
						{fill(t.saved.add, { city: toCityName(place, t) })}
					</button>
					{(full || cities.length === 0) && (
						<p className="quiet">{full ? t.saved.full : t.saved.empty}</p>
					)}
				</div>
			)}
		</section>
	);
}

function Now({
	locale,
	units,
	glance,
	t,
}: Pick<SavedCitiesProps, 'locale' | 'units' | 't'> & { glance: Glance | undefined }) {
	if (!glance) return <span className="saved-now">–</span>;
	return (
		<span className="saved-now">
			<SkyPicture sky={toSky(glance.sky ?? '')} isDay={glance.isDay} />
			<span className="hidden-words">{toSkyWords(glance.sky, t)}, </span>
			{formatTemperature(locale, glance.temperature, units)}
		</span>
	);
}
