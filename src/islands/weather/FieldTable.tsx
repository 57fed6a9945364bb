import { fill } from '#i18n/messages.ts';
import type { WeatherField } from '#live/weather-fields.ts';
import { ScrollTable } from './ScrollTable.tsx';
import type { WeatherWords } from './shown.ts';

export interface FieldTableProps {
	city: string;
	fields: readonly { key: WeatherField; label: string; value: string }[];
	t: WeatherWords;
}

/** The thirteen values as a table. */
export function FieldTable({ city, fields, t }: FieldTableProps) {
	const head = [{ label: t.field }, { label: t.value }];
	return (
		<ScrollTable label={fill(t.heading, { city })} head={head}>
			{fields.map(({ key, label, value }) => (
				<tr key={key}>
					<th scope="row">{label}</th>
					<td>{value}</td>
				</tr>
			))}
		</ScrollTable>
	);
}
