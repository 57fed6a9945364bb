import { formatWeekday } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import type { HourWeather } from '#live/weather.ts';
import { formatRain, formatTemperature } from '#live/weather-units.ts';
import { toSkyWords } from '#live/weather-words.ts';
import type { Shown } from './shown.ts';

export interface HoursTableProps extends Shown {
	hours: readonly HourWeather[];
}

/** The same hours as a table; each with its day. */
export function HoursTable({ locale, units, hours, t }: HoursTableProps) {
	if (hours.length === 0) return <p className="quiet">{t.noHours}</p>;
	const columns = [
		{ label: t.hour },
		{ label: t.sky },
		{ label: t.fields.temperature, number: true },
		{ label: t.rain, number: true },
		{ label: t.wet, number: true },
	];
	return (
		<ScrollTable label={t.hours} className="weather-table" head={<ColumnHeads columns={columns} />}>
			{hours.map(({ time, sky, temperature, rain, wet }) => (
				<tr key={time}>
					<th scope="row">
						<time dateTime={time}>
							{formatWeekday(locale, time.slice(0, 10))}, {time.slice(11)}
						</time>
					</th>
					<td>{toSkyWords(sky, t)}</td>
					<td className="number">{formatTemperature(locale, temperature, units)}</td>
					<td className="number">{rain === undefined ? '–' : formatRain(locale, rain, units)}</td>
					<td className="number">{wet === undefined ? '–' : formatPercent(locale, wet / 100)}</td>
				</tr>
			))}
		</ScrollTable>
	);
}
