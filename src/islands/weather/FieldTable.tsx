import { fill } from '#i18n/messages.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import type { WeatherField } from '#live/weather-fields.ts';
import type { WeatherWords } from './shown.ts';

export interface FieldTableProps {
	city: string;
	fields: readonly { key: WeatherField; label: string; value: string }[];
	t: WeatherWords;
}

/** The thirteen values as a table. */
export function FieldTable({ city, fields, t }: FieldTableProps) {
	const columns = [{ label: t.field }, { label: t.value }];
	return (
		<ScrollTable
			label={fill(t.heading, { city })}
			className="weather-table"
			head={<ColumnHeads columns={columns} />}
		>
			{fields.map(({ key, label, value }) => (
				<tr key={key}>
					<th scope="row">{label}</th>
					<td>{value}</td>
				</tr>
			))}
		</ScrollTable>
	);
}
