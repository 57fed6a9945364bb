import { useEffect, useMemo } from 'react';
import { toCountryName } from '#i18n/country-name.ts';
import { formatPercent } from '#i18n/format-number.ts';
import type { StateWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { StateLine } from '#islands/shared/live/StateLine.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { Unknown } from '#islands/shared/Unknown.tsx';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { Reason } from '#live/answer.ts';
import { createGlancesLoad } from '#live/feeds/glances-feed.ts';
import { toData } from '#live/outcome.ts';
import { describeRegion, type Place } from '#live/place.ts';
import type { Glance } from '#live/services/open-meteo-now.ts';
import { toSky } from '#live/sky.ts';
import { formatDegrees, formatTemperature } from '#live/weather-units.ts';
import { toCityName, toSkyWords } from '#live/weather-words.ts';
import { $savedCities, mostCities, toggleCity } from '#tools/weather/saved-cities.ts';
import { SkyPicture } from './SkyPicture.tsx';
import type { Shown } from './shown.ts';

/** The service updates every 15 minutes. */
const refreshMs = 15 * 60_000;
const none: readonly Place[] = [];

/** Whether the city that is shown is one of them, or can be none of them: there is no room. */
export type SavedState = 'saved' | 'full' | undefined;

interface Props extends Shown {
	/** The city that is shown. */
	place: Place;
	onPick: (place: Place) => void;
	/** The same function in each render. */
	onState: (state: SavedState) => void;
	live: StateWords;
	/** Why the page has no weather, which it tells itself. */
	told: Reason | undefined;
}

/** The cities that a visitor keeps, side by side with their weather; one changes the city of the page. */
export function SavedCities({ place, onPick, onState, live, told, ...shown }: Props) {
	const { locale, t } = shown;
	const cities = useSaved($savedCities, none);
	const load = useMemo(() => (cities.length > 0 ? createGlancesLoad(cities) : undefined), [cities]);
	const { outcome } = useLive(load, refreshMs);
	const glances = toData(outcome);
	const isTold = outcome?.state === 'failed' && outcome.reason === told;
	const isSaved = cities.some(({ id }) => id === place.id);
	const state = isSaved ? 'saved' : cities.length < mostCities ? undefined : 'full';

	useEffect(() => onState(state), [state, onState]);

	if (cities.length === 0) return null;
	return (
		<section aria-label={t.saved.title}>
			{!isTold && <StateLine {...{ locale, outcome }} t={live} />}
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
								<span className="saved-name">
									<bdi>{name}</bdi>{' '}
									<span className="quiet">
										{describeRegion(city, toCountryName(locale, city.country))}
									</span>
								</span>
								<Now {...shown} glance={glances?.[index]} />
							</button>
							<button
								type="button"
								className="icon-button"
								onClick={() => $savedCities.set(toggleCity(cities, city))}
							>
								<Icon path="M6 6l12 12M18 6 6 18" />
								<span className="hidden-words">{fill(t.saved.remove, { city: name })}</span>
							</button>
						</li>
					);
				})}
			</ul>
			{state === 'full' && <p className="quiet">{t.saved.full}</p>}
		</section>
	);
}

function Now({ locale, units, glance, t }: Shown & { glance: Glance | undefined }) {
	if (!glance)
		return (
			<span className="saved-now">
				<Unknown words={t.unknown} />
			</span>
		);
	const { sky, isDay, temperature, lowest, highest, wet } = glance;
	const degrees = (celsius: number) => formatDegrees(locale, celsius, units);
	return (
		<span className="saved-now">
			<SkyPicture sky={toSky(sky ?? '')} isDay={isDay} />
			<span className="hidden-words">{toSkyWords(sky, t)}, </span>
			<b>{formatTemperature(locale, temperature, units)}</b>
			{lowest !== undefined && highest !== undefined && (
				<span className="quiet">
					<span className="hidden-words">{t.range}: </span>
					{degrees(lowest)} … {degrees(highest)}
				</span>
			)}
			{wet !== undefined && (
				<span className="week-wet">
					<span className="hidden-words">{t.wet} </span>
					{formatPercent(locale, wet / 100)}
				</span>
			)}
		</span>
	);
}
