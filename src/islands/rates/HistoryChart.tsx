import { useEffect, useId, useRef, useState } from 'react';
import { formatDay, formatLongDay } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DayRate } from '#live/rate-table.ts';
import { drawLine } from '#tools/rates/line.ts';

interface Props {
	locale: Locale;
	/** Oldest first, at least one. */
	history: readonly DayRate[];
	/** The content of the chart, in a sentence. */
	label: string;
	/** Name of the control that goes along the line. */
	point: string;
	format: (uah: number) => string;
}

const height = 220;
const margin = { top: 12, right: 8, bottom: 28, left: 76 };

/** A line of rates. A slider under it goes from day to day, by key, pointer or assistive technology. */
export function HistoryChart({ locale, history, label, point, format }: Props) {
	const id = `chart${useId()}`;
	const room = useRef<HTMLElement>(null);
	const [width, setWidth] = useState(640);
	const [picked, setPicked] = useState<number>();
	const { points, path, rules } = drawLine(history, width - margin.left - margin.right, height);
	const index = Math.min(picked ?? history.length - 1, history.length - 1);
	const [day, at] = [history[index], points[index]];

	useEffect(() => {
		if (!room.current) return;
		const watch = new ResizeObserver(([entry]) => {
			if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
		});
		watch.observe(room.current);
		return () => watch.disconnect();
	}, []);

	if (!day || !at) return null;
	const words = `${formatLongDay(locale, day.day)}: ${format(day.uah)}`;
	const ends = [history[0], history.at(-1)];
	return (
		<figure ref={room} className="history-chart">
			<svg
				viewBox={`0 0 ${width} ${height + margin.top + margin.bottom}`}
				role="img"
				aria-label={label}
			>
				<g transform={`translate(${margin.left} ${margin.top})`}>
					{rules.map(({ value, y }) => (
						<g key={value}>
							<path className="chart-rule" d={`M0 ${y}H${width - margin.left - margin.right}`} />
							<text x={-10} y={y} dy="0.32em" textAnchor="end">
								{formatNumber(locale, value, { maximumSignificantDigits: 6 })}
							</text>
						</g>
					))}
					{ends.map((end, place) => (
						<text
							key={place === 0 ? 'first' : 'last'}
							x={place === 0 ? 0 : width - margin.left - margin.right}
							y={height + 20}
							textAnchor={place === 0 ? 'start' : 'end'}
						>
							{formatDay(locale, end?.day ?? '')}
						</text>
					))}
					<path className="chart-line" d={path} />
					<path className="chart-cursor" d={`M${at.x} 0V${height}`} />
					<circle className="chart-point" cx={at.x} cy={at.y} r={5} />
				</g>
			</svg>
			<div className="chart-control">
				<label htmlFor={id} className="hidden-words">
					{point}
				</label>
				<input
					id={id}
					type="range"
					min={0}
					max={history.length - 1}
					value={index}
					aria-valuetext={words}
					onChange={(event) => setPicked(Number(event.currentTarget.value))}
				/>
			</div>
			<figcaption aria-hidden="true">{words}</figcaption>
		</figure>
	);
}
