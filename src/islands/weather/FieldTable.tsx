import type { WeatherField } from '#live/weather-fields.ts';
import type { WeatherWords } from './shown.ts';

interface Props {
	caption: string;
	fields: readonly { key: WeatherField; label: string; value: string }[];
	t: WeatherWords;
}

/** The thirteen values as a table. */
export function FieldTable({ caption, fields, t }: Props) {
	return (
		<table className="live-table">
			<caption className="hidden-words">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">{t.field}</th>
					<th scope="col">{t.value}</th>
				</tr>
			</thead>
			<tbody>
				{fields.map(({ key, label, value }) => (
					<tr key={key}>
						<th scope="row">{label}</th>
						<td>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
