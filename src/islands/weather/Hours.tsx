import { formatClock, formatWeekday } from '#i18n/format-forecast.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { fill } from '#i18n/messages.ts';
import type { LocalHour } from '#live/forecast.ts';
import { toSky } from '#live/sky.ts';
import { formatIn, formatTemperature } from '#live/weather-units.ts';
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
	now: number;
}

/**
 * Hour after hour beside each other, under the day they belong to: the sky, the temperature as a curve, rain as bars.
 * Assistive technology reads each hour as a sentence.
 */
export function Hours({ hours, today, now, ...shown }: Props) {
	const { locale, t } = shown;
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
				<HoursDrawing {...shown} hours={hours} />
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
									<Hour key={hour.at} {...shown} {...{ hour, now }} />
								))}
							</ol>
						</div>
					);
				})}
			</div>
		</div>
	);
}

/** The present hour is named so. */
function Hour({ hour, now, ...shown }: Shown & { hour: LocalHour; now: number }) {
	const { locale, units, t } = shown;
	const { at, time, offset, temperature, sky, isDay, rain = 0, wet } = hour;
	const clock = formatClock(locale, time, units.clock);
	const words = [
		sky !== undefined && toSkyWords(sky, t),
		formatTemperature(locale, temperature, units),
		rain > 0 && formatIn('rain', rain, shown),
		wet !== undefined && fill(t.chance, { value: formatPercent(locale, wet / 100) }),
	];
	return (
		<li>
			<time dateTime={time}>
				<span aria-hidden="true">{at <= now ? t.now : toShortClock(clock)}</span>
				<span className="hidden-words">{clock}</span>
				{offset && <span className="hidden-words"> {offset}</span>}
			</time>
			<SkyPicture sky={toSky(sky ?? '')} isDay={isDay} />
			<span className="hidden-words">{words.filter(Boolean).join(', ')}</span>
		</li>
	);
}

/** As narrow as a column: a whole hour without its minutes, and no spaces. @example toShortClock('6:00 p. m.') // '6pm' */
function toShortClock(clock: string): string {
	return clock.replace(/:00|[\s.]/g, '');
}
