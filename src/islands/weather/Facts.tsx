import type { ReactNode } from 'react';
import { formatClock } from '#i18n/format-forecast.ts';
import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import { fill } from '#i18n/messages.ts';
import { Unknown } from '#islands/shared/Unknown.tsx';
import { findDaylight, findToday } from '#live/forecast.ts';
import type { Weather } from '#live/weather.ts';
import { formatIn } from '#live/weather-units.ts';
import { calmBelow, toCompassPoint } from '#live/wind.ts';
import type { Shown } from './shown.ts';
import { WindArrow } from './WindArrow.tsx';

interface Props extends Shown {
	weather: Weather | undefined;
	now: number;
}

/** Six values of the weather now and today; a dash for an unknown one. */
export function Facts({ weather, now, ...shown }: Props) {
	const { locale, t } = shown;
	const today = weather && findToday(weather, now);
	const calm = (weather?.windSpeed ?? 1) < calmBelow;
	const number = (value: number) => formatNumber(locale, Math.round(value));
	return (
		<dl className="weather-facts">
			<Fact
				t={t}
				label={t.fields.windSpeed}
				value={
					weather?.windSpeed !== undefined && (
						<>
							{!calm && weather.windFrom !== undefined && <WindArrow from={weather.windFrom} />}
							{formatIn('wind', weather.windSpeed, shown)}
						</>
					)
				}
				note={[
					calm
						? t.calm
						: weather?.windFrom !== undefined && t.points[toCompassPoint(weather.windFrom)],
					weather?.gusts !== undefined &&
						!calm &&
						fill(t.gusts, { value: formatIn('wind', weather.gusts, shown) }),
				]}
			/>
			<Fact
				t={t}
				label={t.fields.humidity}
				value={weather?.humidity !== undefined && formatPercent(locale, weather.humidity / 100)}
			/>
			<Fact
				t={t}
				label={t.fields.pressure}
				value={weather?.pressure !== undefined && formatIn('pressure', weather.pressure, shown)}
			/>
			<Fact
				t={t}
				label={t.rainToday}
				value={today?.rain !== undefined && formatIn('rain', today.rain, shown)}
				note={[
					today?.wet !== undefined &&
						fill(t.chance, { value: formatPercent(locale, today.wet / 100) }),
				]}
			/>
			<Fact
				t={t}
				label={t.uv}
				value={weather?.uv !== undefined && number(weather.uv)}
				note={[today?.uv !== undefined && fill(t.uvMost, { value: number(today.uv) })]}
			/>
			<Fact t={t} label={t.sun} value={weather && <Sun {...shown} {...{ weather, now }} />} />
		</dl>
	);
}

interface FactProps extends Pick<Shown, 't'> {
	label: string;
	value: ReactNode;
	note?: readonly (string | false | undefined)[];
}

/** A unit such as м/с does not break at its stroke. */
function Fact({ t, label, value, note = [] }: FactProps) {
	const notes = value ? note.filter((each) => typeof each === 'string') : [];
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				{value || <Unknown words={t.unknown} />}
				{notes.map((words) => (
					<span key={words} className="quiet">
						{words.replace('/', '/\u2060')}
					</span>
				))}
			</dd>
		</div>
	);
}

function Sun({ locale, units, weather, now, t }: Props & { weather: Weather }) {
	const sun = findDaylight(weather, now);
	const toClock = (time: string) => formatClock(locale, time, units.clock).replace(/\s/g, '\u00a0');
	if (!sun) return <Unknown words={t.unknown} />;
	if (typeof sun === 'string') return t.polar[sun];
	return (
		<>
			<span className="hidden-words">{t.fields.sunrise} </span>
			<time dateTime={sun.sunrise}>{toClock(sun.sunrise)}–</time>
			<span className="hidden-words"> {t.fields.sunset} </span>
			<wbr />
			<time dateTime={sun.sunset}>{toClock(sun.sunset)}</time>
		</>
	);
}
