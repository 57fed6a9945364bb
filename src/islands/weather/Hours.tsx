import { formatWeekday } from '#i18n/format-forecast.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { fill } from '#i18n/messages.ts';
import type { LocalHour } from '#live/forecast.ts';
import { toSky } from '#live/sky.ts';
import { formatRain, formatTemperature } from '#live/weather-units.ts';
import { toSkyWords } from '#live/weather-words.ts';
import { groupEqual } from '#tools/weather/strip.ts';
import { HoursDrawing } from './HoursDrawing.tsx';
import { SkyPicture } from './SkyPicture.tsx';
import type { Shown } from './shown.ts';

interface Props extends Shown {
	/** From the present hour on. */
	hours: readonly LocalHour[];
	/** YYYY-MM-DD, in the place. */
	today: string;
}

/**
 * Hour after hour beside each other, under the day they belong to: the sky, the temperature as a curve, rain as bars.
 * Assistive technology reads each hour as a sentence.
 */
export function Hours({ locale, units, hours, today, t }: Props) {
	if (hours.length === 0) return <p className="hours-room quiet">{t.noHours}</p>;
	const days = groupEqual(hours.map(({ time }) => time.slice(0, 10)));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the section around it is the landmark.
		<div
			role="group"
			className="hours-room hours"
			aria-label={t.hours}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled.
			tabIndex={0}
		>
			<div className="hours-track">
				<HoursDrawing {...{ locale, units, hours }} />
				{days.map(([first, count]) => {
					const day = hours[first]?.time.slice(0, 10) ?? '';
					const date = formatWeekday(locale, day);
					return (
						<div key={day} className="hours-day">
							<h3 className="hours-date">
								<time dateTime={day}>{day === today ? `${t.today}, ${date}` : date}</time>
							</h3>
							<ol>
								{hours.slice(first, first + count).map((hour) => (
									<Hour key={hour.at} {...{ locale, units, hour, t }} />
								))}
							</ol>
						</div>
					);
				})}
			</div>
		</div>
	);
}

function Hour({ locale, units, hour, t }: Shown & { hour: LocalHour }) {
	const { time, offset, temperature, sky, isDay, rain = 0, wet } = hour;
	const words = [
		sky !== undefined && toSkyWords(sky, t),
		formatTemperature(locale, temperature, units),
		rain > 0 && formatRain(locale, rain, units),
		wet !== undefined && fill(t.chance, { value: formatPercent(locale, wet / 100) }),
	];
	return (
		<li>
			<time dateTime={time}>
				{time.slice(11, 13)}
				<span className={time.endsWith('00') ? 'hidden-words' : undefined}>{time.slice(13)}</span>
				{offset && <span className="hidden-words"> {offset}</span>}
			</time>
			<SkyPicture sky={toSky(sky ?? '')} isDay={isDay} />
			<span className="hidden-words">{words.filter(Boolean).join(', ')}</span>
		</li>
	);
}
