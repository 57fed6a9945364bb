import { formatClock, formatWeekday } from '#i18n/format-forecast.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { fill } from '#i18n/messages.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import { Unknown } from '#islands/shared/Unknown.tsx';
import type { LocalHour } from '#live/forecast.ts';
import type { Place } from '#live/place.ts';
import type { DayWeather, HourWeather, Weather } from '#live/weather.ts';
import { describeWeather } from '#live/weather-fields.ts';
import { formatIn, formatTemperature } from '#live/weather-units.ts';
import { toCityName, toSkyWords } from '#live/weather-words.ts';
import type { Shown } from './shown.ts';

interface FieldTableProps extends Shown {
	place: Place;
	country: string | undefined;
	weather: Weather | undefined;
	now: number;
}

/** The thirteen values as a table. */
export function FieldTable({ weather, t, ...shown }: FieldTableProps) {
	const columns = [{ label: t.field }, { label: t.value }];
	return (
		<ScrollTable
			label={fill(t.heading, { city: toCityName(shown.place, t) })}
			className="weather-table"
			head={<ColumnHeads columns={columns} />}
		>
			{describeWeather(weather, { ...shown, t }).map(({ key, label, value }) => (
				<tr key={key}>
					<th scope="row">{label}</th>
					<td>{value === '–' ? <Unknown words={t.unknown} /> : value}</td>
				</tr>
			))}
		</ScrollTable>
	);
}

/** The hours as a table; each with its day. */
export function HoursTable({ hours, ...shown }: Shown & { hours: readonly LocalHour[] }) {
	const { locale, units, t } = shown;
	if (hours.length === 0) return <p className="quiet">{t.noHours}</p>;
	const rows = hours.map(({ time, offset = '', temperature, ...hour }) => {
		const clock = formatClock(locale, time, units.clock);
		return {
			...hour,
			time,
			name: `${formatWeekday(locale, time.slice(0, 10))}, ${clock} ${offset}`.trim(),
			temperature: formatTemperature(locale, temperature, units),
		};
	});
	const heads = { time: t.hour, temperature: t.fields.temperature };
	return <SkyTable {...shown} label={t.hours} heads={heads} rows={rows} />;
}

interface WeekTableProps extends Shown {
	days: readonly DayWeather[];
	/** YYYY-MM-DD, in the place. */
	today: string;
}

/** The days as a table, each with its lowest and highest temperature. */
export function WeekTable({ days, today, ...shown }: WeekTableProps) {
	const { locale, units, t } = shown;
	if (days.length === 0) return <p className="quiet">{t.noOutlook}</p>;
	const rows = days.map(({ lowest, highest, ...day }) => ({
		...day,
		time: day.day,
		name: day.day === today ? t.today : formatWeekday(locale, day.day),
		temperature: `${formatTemperature(locale, lowest, units)} … ${formatTemperature(locale, highest, units)}`,
	}));
	const heads = { time: t.day, temperature: t.range };
	return <SkyTable {...shown} label={t.outlook} heads={heads} rows={rows} />;
}

/** The weather of an hour or of a day. */
interface SkyRow extends Pick<HourWeather, 'rain' | 'wet'> {
	/** For machines: YYYY-MM-DD, with or without the time. */
	time: string;
	name: string;
	sky?: DayWeather['sky'];
	temperature: string;
}

interface SkyTableProps extends Shown {
	label: string;
	/** Heads of the columns that name the time and the temperature. */
	heads: { time: string; temperature: string };
	rows: readonly SkyRow[];
}

/** Hours or days as a table: sky, temperature, rain, and the chance of it. */
function SkyTable({ label, heads, rows, ...shown }: SkyTableProps) {
	const { locale, t } = shown;
	const unknown = <Unknown words={t.unknown} />;
	const columns = [
		{ label: heads.time },
		{ label: t.sky },
		{ label: heads.temperature, number: true },
		{ label: t.rain, number: true },
		{ label: t.wet, number: true },
	];
	return (
		<ScrollTable
			label={label}
			className="weather-table sky-table"
			head={<ColumnHeads columns={columns} />}
		>
			{rows.map(({ time, name, sky, temperature, rain, wet }) => (
				<tr key={name}>
					<th scope="row">
						<time dateTime={time}>{name}</time>
					</th>
					<td>{toSkyWords(sky, t)}</td>
					<td className="number">{temperature}</td>
					<td className="number">{rain === undefined ? unknown : formatIn('rain', rain, shown)}</td>
					<td className="number">
						{wet === undefined ? unknown : formatPercent(locale, wet / 100)}
					</td>
				</tr>
			))}
		</ScrollTable>
	);
}
