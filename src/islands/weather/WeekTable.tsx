import { formatWeekday } from '#i18n/format-forecast.ts';
import type { DayWeather } from '#live/weather.ts';
import { formatTemperature } from '#live/weather-units.ts';
import { SkyTable } from './SkyTable.tsx';
import type { Shown } from './shown.ts';

interface WeekTableProps extends Shown {
	days: readonly DayWeather[];
	/** YYYY-MM-DD, in the place. */
	today: string;
}

/** The days as a table, each with its lowest and highest temperature. */
export function WeekTable({ days, today, ...shown }: WeekTableProps) {
	const { locale, units, t } = shown;
	if (days.length === 0) return <p className="quiet">{t.noOutlook}</p>;
	const rows = days.map(({ day, sky, lowest, highest, rain, wet }) => ({
		time: day,
		name: day === today ? t.today : formatWeekday(locale, day),
		temperature: `${formatTemperature(locale, lowest, units)} … ${formatTemperature(locale, highest, units)}`,
		...{ sky, rain, wet },
	}));
	const heads = { time: t.day, temperature: t.range };
	return <SkyTable {...shown} label={t.outlook} heads={heads} rows={rows} />;
}
