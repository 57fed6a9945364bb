import { formatPercent } from '#i18n/format-number.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import { Unknown } from '#islands/shared/Unknown.tsx';
import type { DayWeather, HourWeather } from '#live/weather.ts';
import { formatRain } from '#live/weather-units.ts';
import { toSkyWords } from '#live/weather-words.ts';
import type { Shown } from './shown.ts';

/** The weather of an hour or of a day. */
interface SkyRow {
	/** For machines: YYYY-MM-DD, with or without the time. */
	time: string;
	name: string;
	sky: HourWeather['sky'] | DayWeather['sky'];
	temperature: string;
	/** In mm. */
	rain: number | undefined;
	/** The chance of rain in percent. */
	wet: number | undefined;
}

interface SkyTableProps extends Shown {
	label: string;
	/** Heads of the columns that name the time and the temperature. */
	heads: { time: string; temperature: string };
	rows: readonly SkyRow[];
}

/** Hours or days as a table: sky, temperature, rain, and the chance of it. */
export function SkyTable({ locale, units, label, heads, rows, t }: SkyTableProps) {
	const unknown = <Unknown words={t.unknown} />;
	const columns = [
		{ label: heads.time },
		{ label: t.sky },
		{ label: heads.temperature, number: true },
		{ label: t.rain, number: true },
		{ label: t.wet, number: true },
	];
	return (
		<ScrollTable label={label} className="weather-table" head={<ColumnHeads columns={columns} />}>
			{rows.map(({ time, name, sky, temperature, rain, wet }) => (
				<tr key={name}>
					<th scope="row">
						<time dateTime={time}>{name}</time>
					</th>
					<td>{toSkyWords(sky, t)}</td>
					<td className="number">{temperature}</td>
					<td className="number">
						{rain === undefined ? unknown : formatRain(locale, rain, units)}
					</td>
					<td className="number">
						{wet === undefined ? unknown : formatPercent(locale, wet / 100)}
					</td>
				</tr>
			))}
		</ScrollTable>
	);
}
