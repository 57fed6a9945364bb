import { formatWeekday } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-number.ts';
import type { HourWeather } from '#live/weather.ts';
import { toSkyWords } from '#live/weather-fields.ts';
import { formatRain, formatTemperature } from '#live/weather-units.ts';
import type { Shown } from './shown.ts';

interface Props extends Shown {
	hours: readonly HourWeather[];
}

/** The same hours as a table; each with its day. */
export function HoursTable({ locale, units, hours, t }: Props) {
	if (hours.length === 0) return <p className="quiet">{t.noHours}</p>;
	return (
		<div className="hours-table">
			<table className="live-table">
				<caption className="hidden-words">{t.hours}</caption>
				<thead>
					<tr>
						<th scope="col">{t.hour}</th>
						<th scope="col">{t.sky}</th>
						<th scope="col" className="number">
							{t.fields.temperature}
						</th>
						<th scope="col" className="number">
							{t.rain}
						</th>
						<th scope="col" className="number">
							{t.wet}
						</th>
					</tr>
				</thead>
				<tbody>
					{hours.map(({ time, sky, temperature, rain, wet }) => (
						<tr key={time}>
							<th scope="row">
								<time dateTime={time}>
									{formatWeekday(locale, time.slice(0, 10))}, {time.slice(11)}
								</time>
							</th>
							<td>{toSkyWords(sky, t)}</td>
							<td className="number">{formatTemperature(locale, temperature, units)}</td>
							<td className="number">
								{rain === undefined ? '–' : formatRain(locale, rain, units)}
							</td>
							<td className="number">
								{wet === undefined ? '–' : formatPercent(locale, wet / 100)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
