import type { HourWeather } from '#live/weather.ts';
import { formatDegrees, formatIn } from '#live/weather-units.ts';
import {
	curveHeight,
	groupEqual,
	hourWidth,
	toBars,
	toCurve,
	toPoints,
} from '#tools/weather/strip.ts';
import type { Shown } from './shown.ts';

/** The temperature as a curve with its numbers, rain as bars, nights as bands; decorative: the hours have it in words. */
export function HoursDrawing({ hours, ...shown }: Shown & { hours: readonly HourWeather[] }) {
	const { locale, units } = shown;
	const points = toPoints(hours.map(({ temperature }) => temperature));
	const bars = toBars(hours.map(({ rain }) => rain));
	const nights = groupEqual(hours.map(({ isDay }) => isDay === false)).filter(
		([first]) => hours[first]?.isDay === false,
	);
	const width = hours.length * hourWidth;
	return (
		<svg
			className="hours-drawing"
			viewBox={`0 0 ${width} ${curveHeight}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{nights.map(([first, count]) => (
				<rect
					key={first}
					className="hours-night"
					x={first * hourWidth}
					width={count * hourWidth}
					height={curveHeight}
				/>
			))}
			{bars.map((height, index) => {
				const { at, rain = 0 } = hours[index] ?? {};
				const x = points[index]?.x ?? 0;
				const y = curveHeight - height;
				return (
					height > 0 && (
						<g key={at} className="hours-rain">
							<rect x={x - 13} y={y} width="26" height={height} />
							<text x={x} y={y - 4}>
								{formatIn('rain', rain, shown)}
							</text>
						</g>
					)
				);
			})}
			<path className="hours-curve" d={toCurve(points)} />
			{points.map(({ x, y }, index) => {
				const { at, temperature } = hours[index] ?? {};
				return (
					<text key={at} x={x} y={y - 9}>
						{formatDegrees(locale, temperature ?? 0, units)}
					</text>
				);
			})}
		</svg>
	);
}
