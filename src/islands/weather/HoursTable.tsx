import { formatWeekday } from '#i18n/format-forecast.ts';
import type { LocalHour } from '#live/forecast.ts';
import { formatTemperature } from '#live/weather-units.ts';
import { SkyTable } from './SkyTable.tsx';
import type { Shown } from './shown.ts';

interface HoursTableProps extends Shown {
	hours: readonly LocalHour[];
}

/** The same hours as a table; each with its day. */
export function HoursTable({ hours, ...shown }: HoursTableProps) {
	const { locale, units, t } = shown;
	if (hours.length === 0) return <p className="quiet">{t.noHours}</p>;
	const rows = hours.map(({ time, offset = '', sky, temperature, rain, wet }) => ({
		time,
		name: `${formatWeekday(locale, time.slice(0, 10))}, ${time.slice(11)} ${offset}`.trim(),
		temperature: formatTemperature(locale, temperature, units),
		...{ sky, rain, wet },
	}));
	const heads = { time: t.hour, temperature: t.fields.temperature };
	return <SkyTable {...shown} label={t.hours} heads={heads} rows={rows} />;
}
