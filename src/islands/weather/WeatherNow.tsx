import { formatThere } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Weather } from '#live/weather.ts';
import type { WeatherField } from '#live/weather-fields.ts';
import { SkyPicture } from './SkyPicture.tsx';

interface Props {
	locale: Locale;
	view: 'list' | 'table';
	fields: readonly { key: WeatherField; label: string; value: string }[];
	weather: Weather | undefined;
	t: Omit<WeatherMessages, 'notes'>;
}

/** The weather now as a list with a large figure, or as a table. */
export function WeatherNow({ locale, view, fields, weather, t }: Props) {
	const value = (key: WeatherField) => fields.find((field) => field.key === key)?.value;
	return (
		<>
			<div className="weather-now">
				<SkyPicture sky={weather?.sky} />
				<div className="weather-degrees">{value('temperature')}</div>
				<p>
					{value('sky')}
					{weather && (
						<span className="quiet">{fill(t.at, { time: formatThere(locale, weather.time) })}</span>
					)}
				</p>
			</div>
			{view === 'list' ? (
				<dl className="weather-list">
					{fields.map(({ key, label, value: words }) => (
						<div key={key}>
							<dt>{label}</dt>
							<dd>{words}</dd>
						</div>
					))}
				</dl>
			) : (
				<table className="live-table">
					<caption className="hidden-words">
						{fill(t.heading, { city: value('city') ?? '' })}
					</caption>
					<thead>
						<tr>
							<th scope="col">{t.field}</th>
							<th scope="col">{t.value}</th>
						</tr>
					</thead>
					<tbody>
						{fields.map(({ key, label, value: words }) => (
							<tr key={key}>
								<th scope="row">{label}</th>
								<td>{words}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</>
	);
}
