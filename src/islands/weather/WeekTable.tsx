import { formatWeekday } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import type { DayWeather } from '#live/weather.ts';
import { formatRain, formatTemperature } from '#live/weather-units.ts';
import { toSkyWords } from '#live/weather-words.ts';
import type { Shown } from './shown.ts';

export interface WeekTableProps extends Shown {
	days: readonly DayWeather[];
	/** YYYY-MM-DD, in the place. */
	today: string;
}

/** The days as a table: sky, lowest and highest, rain, and the chance of it. */
export function WeekTable({ locale, units, days, today, t }: WeekTableProps) {
	if (days.length === 0) return <p className="quiet">{t.noOutlook}</p>;
	const columns = [
		{ label: t.day },
		{ label: t.sky },
		{ label: t.range, number: true },
		{ label: t.rain, number: true },
		{ label: t.wet, number: true },
	];
	return (
		<ScrollTable
			label={t.outlook}
			className="weather-table"
			head={<ColumnHeads columns={columns} />}
		>
			{days.map(({ day, sky, lowest, highest, rain, wet }) => (
				<tr key={day}>
					<th scope="row">
						<time dateTime={day}>{day === today ? t.today : formatWeekday(locale, day)}</time>
					</th>
					<td>{toSkyWords(sky, t)}</td>
					<td className="number">
						{formatTemperature(locale, lowest, units)} … {formatTemperature(locale, highest, units)}
					</td>
					<td className="number">{rain === undefined ? '–' : formatRain(locale, rain, units)}</td>
					<td className="number">{wet === undefined ? '–' : formatPercent(locale, wet / 100)}</td>
				</tr>
			))}
		</ScrollTable>
	);
}
