import { type PointerEvent, useId, useMemo, useState } from 'react';
import type { ChartMessages } from '#i18n/messages/chart/index.ts';
import { type ChartPoint, drawChart, findNearest, pickTicks } from '#lib/chart/chart.ts';
import { toAnchor } from '#lib/chart/line.ts';
import { ChartNumbers, type ChartWords } from './ChartNumbers.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { describeValue } from './describe-value.ts';

interface Props extends ChartWords {
	/** The content of the chart, in a sentence. */
	label: string;
	/** In order of time, at least one. */
	points: readonly ChartPoint[];
	/** A moment as short as it is clear, for the axis. */
	formatTick: (x: number) => string;
	/** A value for the axis. */
	formatAxis: (y: number) => string;
	t: ChartMessages;
}

/**
 * A line over time, which shows its last point until a visitor chooses another one. Visitors move from point to point by pointer or with the keys of a slider, which gives the values to
 * assistive technology; the same numbers are in a table below. No code measures the chart: it has its size before its
 * data.
 */
export function LineChart(props: Props) {
	const { label, points, formatX, formatY, formatTick, formatAxis, t } = props;
	const id = `chart${useId()}`;
	const [picked, setPicked] = useState<number>();
	const chart = useMemo(() => drawChart(points), [points]);
	const last = points.length - 1;
	const index = Math.min(picked ?? last, last);
	const point = points[index];
	if (!point) return null;

	const value = describeValue(point, formatY, t);

	function follow({ currentTarget, clientX }: PointerEvent) {
		const { left, width } = currentTarget.getBoundingClientRect();
		if (width > 0) setPicked(findNearest(chart.spots, ((clientX - left) / width) * 100));
	}

	return (
		<figure className="chart">
			<p className="chart-readout" aria-hidden="true">
				<span className="quiet">{formatX(point.x)}</span> <strong>{value}</strong>
			</p>
			<div className="chart-box">
				<div className="chart-values" aria-hidden="true">
					{chart.scale.values.map((each) => (
						<span key={each}>{formatAxis(each)}</span>
					))}
				</div>
				<div
					className="chart-stage"
					onPointerDown={follow}
					onPointerMove={follow}
					onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPicked(undefined)}
				>
					<ChartPlot chart={chart} label={label} spot={chart.spots[index]} />
					<label htmlFor={id} className="hidden-words">
						{t.position}
					</label>
					<input
						id={id}
						className="chart-keys"
						type="range"
						min={0}
						max={last}
						value={index}
						aria-valuetext={`${formatX(point.x)}: ${value}`}
						onChange={(event) => setPicked(Number(event.currentTarget.value))}
					/>
				</div>
				<svg className="chart-moments" aria-hidden="true">
					{pickTicks(points).map((tick) => (
						<text
							key={tick}
							x={`${chart.toX(tick)}%`}
							y="1em"
							textAnchor={toAnchor(chart.toX(tick))}
						>
							{formatTick(tick)}
						</text>
					))}
				</svg>
			</div>
			<ChartNumbers {...props} />
		</figure>
	);
}
