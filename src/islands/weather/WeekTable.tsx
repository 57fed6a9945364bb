import { formatWeekday } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-number.ts';
import type { DayWeather } from '#live/weather.ts';
import { toSkyWords } from '#live/weather-fields.ts';
import { formatRain, formatTemperature } from '#live/weather-units.ts';
import type { Shown } from './shown.ts';

interface Props extends Shown {
	days: readonly DayWeather[];
	/** YYYY-MM-DD, in the place. */
	today: string;
}

/** The days as a table: sky, lowest and highest, rain, and the chance of it. */
export function WeekTable({ locale, units, days, today, t }: Props) {
	if (days.length === 0) return <p className="quiet">{t.noOutlook}</p>;
	return (
		<table className="live-table outlook">
			<caption className="hidden-words">{t.outlook}</caption>
			<thead>
				<tr>
					<th scope="col">{t.day}</th>
					<th scope="col">{t.sky}</th>
					<th scope="col" className="number">
						{t.range}
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
				{days.map(({ day, sky, lowest, highest, rain, wet }) => (
					<tr key={day}>
						<th scope="row">
							<time dateTime={day}>{day === today ? t.today : formatWeekday(locale, day)}</time>
						</th>
						<td>{toSkyWords(sky, t)}</td>
						<td className="number">
							{formatTemperature(locale, lowest, units)} …{' '}
							{formatTemperature(locale, highest, units)}
						</td>
						<td className="number">{rain === undefined ? '–' : formatRain(locale, rain, units)}</td>
						<td className="number">{wet === undefined ? '–' : formatPercent(locale, wet / 100)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
