import { formatWeekday } from '#i18n/format.ts';
import { formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { WeatherMessages } from '#i18n/messages/weather/index.ts';
import type { DayWeather } from '#live/weather.ts';
import { toSkyWords } from '#live/weather-fields.ts';
import { formatTemperature, type Units } from '#live/weather-units.ts';
import { SkyPicture } from './SkyPicture.tsx';

interface Props {
	locale: Locale;
	units: Units;
	/** Today and the days after it. */
	days: readonly DayWeather[];
	t: Omit<WeatherMessages, 'notes'>;
}

/** Seven days: sky, lowest and highest, chance of rain or snow. */
export function Outlook({ locale, units, days, t }: Props) {
	if (days.length === 0) return <p className="outlook-room">{t.noOutlook}</p>;
	return (
		<table className="live-table outlook">
			<caption className="hidden-words">{t.outlook}</caption>
			<thead>
				<tr>
					<th scope="col">{t.day}</th>
					<th scope="col">{t.sky}</th>
					<th scope="col" className="number">
						{t.range}
					</th>
					<th scope="col" className="number">
						{t.wet}
					</th>
				</tr>
			</thead>
			<tbody>
				{days.map(({ day, sky, lowest, highest, wet }, index) => (
					<tr key={day}>
						<th scope="row">
							<time dateTime={day}>{index === 0 ? t.today : formatWeekday(locale, day)}</time>
						</th>
						<td>
							<span className="outlook-sky">
								<SkyPicture sky={sky} />
								{toSkyWords(sky, t)}
							</span>
						</td>
						<td className="number">
							{formatTemperature(locale, lowest, units)} …{' '}
							{formatTemperature(locale, highest, units)}
						</td>
						<td className="number">{wet === undefined ? '–' : formatPercent(locale, wet / 100)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
