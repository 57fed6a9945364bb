import type { ReactNode } from 'react';
import { formatClock, formatThere } from '#i18n/format-forecast.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { fill } from '#i18n/messages.ts';
import { Unknown } from '#islands/shared/Unknown.tsx';
import { findToday } from '#live/forecast.ts';
import { toLocalTime } from '#live/local-time.ts';
import { describeRegion, type Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';
import { formatDegrees, formatTemperature, toScaleValue, type Units } from '#live/weather-units.ts';
import { describeOwnPlace, toCityName, toSkyWords } from '#live/weather-words.ts';
import { Facts } from './Facts.tsx';
import { SkyPicture } from './SkyPicture.tsx';
import type { Shown, WeatherTables } from './shown.ts';

interface Props extends Shown {
	/** The tables to show instead of the six facts. */
	tables: WeatherTables | undefined;
	/** Controls under the answer. */
	children: ReactNode;
	place: Place;
	country: string | undefined;
	weather: Weather | undefined;
	now: number;
	/** What is shown is not of now. */
	old: boolean;
	/** The words for weather that has yet to come; undefined after that. */
	waiting: string | undefined;
	/** Why there is no weather. */
	problem: string | undefined;
}

/** The weather now: the temperature as the largest number, the sky in words, and six facts or the table of all fields. */
export function WeatherNow({
	locale,
	units,
	tables,
	children,
	place,
	country,
	weather,
	now,
	old,
	waiting,
	problem,
	t,
}: Props) {
	const city = toCityName(place, t);
	const where =
		place.id === 0 ? describeOwnPlace(place, locale, now, t) : describeRegion(place, country);
	const today = weather && findToday(weather, now);
	const degrees = (celsius: number) => formatDegrees(locale, celsius, units);
	const feels =
		weather?.feelsLike !== undefined && fill(t.feels, { value: degrees(weather.feelsLike) });
	const range =
		today && fill(t.rangeToday, { lowest: degrees(today.lowest), highest: degrees(today.highest) });
	return (
		<section aria-labelledby="weather-now" className="weather-now">
			<div className="weather-answer">
				<div className="weather-words">
					<h2 id="weather-now">
						<bdi>{city}</bdi> {where && <bdi className="quiet">{where}</bdi>}
					</h2>
					{problem ? (
						// Each sentence for itself, so that what is painted late is small.
						problem.split(/(?<=\.) /).map((sentence) => <p key={sentence}>{sentence} </p>)
					) : (
						<>
							{/* A new element: Chromium gives no first letter to one that was a dash. */}
							<p key={weather?.sky} className="weather-sky-words">
								{waiting ?? toSkyWords(weather?.sky, t)}
							</p>
							{/* As many lines before the weather comes as with it. */}
							<p>{feels || '\u00a0'}</p>
							<p>{range || '\u00a0'}</p>
							<p className={old ? 'weather-old' : 'quiet'}>
								{weather
									? fill(old ? t.asOf : t.at, { time: toWhen(locale, units, weather, now) })
									: '\u00a0'}
							</p>
						</>
					)}
				</div>
				<Degrees
					{...{ locale, units }}
					celsius={weather?.temperature}
					words={`${t.fields.temperature}: ${t.unknown}`}
				/>
				<SkyPicture sky={weather?.picture} isDay={weather?.isDay} />
			</div>
			<div className="weather-bar">{children}</div>
			{tables ? (
				<tables.FieldTable {...{ locale, units, place, country, weather, now, t }} />
			) : (
				<Facts {...{ locale, units, weather, now, t }} />
			)}
		</section>
	);
}

/** The number large, its scale small beside it. */
function Degrees({
	locale,
	units,
	celsius,
	words,
}: {
	locale: Shown['locale'];
	units: Units;
	celsius: number | undefined;
	words: string;
}) {
	if (celsius === undefined)
		return (
			<p className="weather-degrees">
				<Unknown words={words} />
			</p>
		);
	return (
		<p className="weather-degrees">
			<span className="hidden-words">{formatTemperature(locale, celsius, units)}</span>
			<span aria-hidden="true">
				{formatNumber(locale, toScaleValue(celsius, units.temperature))}
				<sup>{units.temperature === 'celsius' ? '°C' : '°F'}</sup>
			</span>
		</p>
	);
}

/** The time there; with its day where that is not today, and its year where that is another one. */
function toWhen(
	locale: Shown['locale'],
	{ clock }: Units,
	{ at, zone }: Weather,
	now: number,
): string {
	const time = toLocalTime(at, zone);
	const there = toLocalTime(now, zone);
	const today = time.slice(0, 10) === there.slice(0, 10);
	return today
		? formatClock(locale, time, clock)
		: formatThere(locale, time, there.slice(0, 4), clock);
}
