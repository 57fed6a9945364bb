import { fill } from '#i18n/messages.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import { Unknown } from '#islands/shared/Unknown.tsx';
import type { Place } from '#live/place.ts';
import type { Weather } from '#live/weather.ts';
import { describeWeather } from '#live/weather-fields.ts';
import { toCityName } from '#live/weather-words.ts';
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
