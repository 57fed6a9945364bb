import { formatShortWeekday } from '#i18n/format-forecast.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { toSky } from '#live/sky.ts';
import type { DayWeather } from '#live/weather.ts';
import { formatDegrees } from '#live/weather-units.ts';
import { toSkyWords } from '#live/weather-words.ts';
import { toMark, toRangeBars } from '#tools/weather/range-bar.ts';
import { SkyPicture } from './SkyPicture.tsx';
import type { Shown } from './shown.ts';

interface WeekProps extends Shown {
	days: readonly DayWeather[];
	/** YYYY-MM-DD, in the place. */
	today: string;
	/** Degrees Celsius; marked on the bar of today. */
	temperature: number | undefined;
}

/** One line a day: its lowest and highest temperature on the scale of the week. */
export function Week({ locale, units, days, today, temperature, t }: WeekProps) {
	if (days.length === 0) return <p className="week quiet">{t.noOutlook}</p>;
	const bars = toRangeBars(days);
	return (
		<ol className="week">
			{days.map(({ day, sky, lowest, highest, wet }, index) => {
				const { start = 0, length = 0 } = bars[index] ?? {};
				return (
					<li key={day}>
						<time dateTime={day}>{day === today ? t.today : formatShortWeekday(locale, day)}</time>
						<SkyPicture sky={toSky(sky ?? '')} />
						<span className="hidden-words">{toSkyWords(sky, t)},</span>
						<span className="week-wet" title={t.wet}>
							{wet !== undefined && wet >= leastChance && (
								<>
									<span className="hidden-words">{t.wet} </span>
									{formatPercent(locale, wet / 100)}
								</>
							)}
						</span>
						<span className="week-lowest">{formatDegrees(locale, lowest, units)}</span>
						<svg className="week-bar" aria-hidden="true">
							<defs>
								<linearGradient
									id={`warmth-${index}`}
									gradientUnits="userSpaceOnUse"
									x1="0"
									x2="100%"
								>
									<stop className="warmth-cold" offset="0" />
									<stop className="warmth-mild" offset="0.5" />
									<stop className="warmth-warm" offset="1" />
								</linearGradient>
							</defs>
							<rect className="week-scale" width="100%" height="100%" rx="3" />
							<rect
								fill={`url(#warmth-${index})`}
								x={`${start}%`}
								width={`${Math.max(length, 3)}%`}
								height="100%"
								rx="3"
							/>
							{day === today && temperature !== undefined && (
								<circle className="week-now" cx={`${toMark(temperature, days)}%`} cy="50%" r="4" />
							)}
						</svg>
						<span className="week-highest">{formatDegrees(locale, highest, units)}</span>
					</li>
				);
			})}
		</ol>
	);
}

/** A smaller chance of rain is not worth a number. */
const leastChance = 15;
