import { type PointerEvent, useId, useMemo, useState } from 'react';
import type { ChartMessages } from '#i18n/messages/chart/index.ts';
import { type ChartPoint, drawChart, findNearest, pickTicks } from '#lib/chart/chart.ts';
import { toAnchor } from '#lib/chart/line.ts';
import { ChartNumbers, type ChartWords } from './ChartNumbers.tsx';
import { type Band, ChartPlot, type Label } from './ChartPlot.tsx';

interface Props extends ChartWords {
	/** The content of the chart, in a sentence. */
	label: string;
	/** In order of time, at least one. */
	points: readonly ChartPoint[];
	/** A moment as short as it is clear, for the axis. */
	formatTick: (x: number) => string;
	/** A value for the axis. Without it there is no axis: give the chart `labels`. */
	formatAxis?: ((y: number) => string) | undefined;
	/** The moments with a label; five of the points by default. Narrow charts show every second one. */
	ticks?: readonly number[] | undefined;
	/** Values that are written at the line. */
	labels?: readonly Label[] | undefined;
	/** Stretches of time with a darker ground, such as nights. */
	bands?: readonly Band[] | undefined;
	/** The height from which a bar takes all its room, so that small ones are drawn small. */
	fullBar?: number | undefined;
	/** Which point is shown before a visitor chooses one; the table begins with it. */
	begin: 'first' | 'last';
	t: ChartMessages;
}

/**
 * A line over time, with bars at its foot if the points have any. Visitors move from point to point by pointer or with the keys of a
 * slider, which gives the values to assistive technology; the same numbers are in a table below. No code measures the chart:
 * it has its size before its data.
 */
export function LineChart(props: Props) {
	const { label, points, formatX, formatY, bars, formatTick, formatAxis, t } = props;
	const id = `chart${useId()}`;
	const [picked, setPicked] = useState<number>();
	const chart = useMemo(() => drawChart(points, props.fullBar), [points, props.fullBar]);
	const rest = props.begin === 'last' ? points.length - 1 : 0;
	const index = Math.min(picked ?? rest, points.length - 1);
	const point = points[index];
	if (!point) return null;

	const values = [
		point.y === undefined ? t.unknown : formatY(point.y),
		...(bars && point.bar !== undefined ? [bars.format(point.bar)] : []),
	].join(', ');

	function follow({ currentTarget, clientX }: PointerEvent) {
		const { left, width } = currentTarget.getBoundingClientRect();
		if (width > 0) setPicked(findNearest(chart.spots, ((clientX - left) / width) * 100));
	}

	return (
		<figure className="chart">
			<p className="chart-readout" aria-hidden="true">
				<span className="quiet">{formatX(point.x)}</span> <strong>{values}</strong>
			</p>
			<div className="chart-box">
				{formatAxis && (
					<div className="chart-values" aria-hidden="true">
						{chart.scale.values.map((value) => (
							<span key={value}>{formatAxis(value)}</span>
						))}
					</div>
				)}
				<div
					className="chart-stage"
					onPointerDown={follow}
					onPointerMove={follow}
					onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPicked(undefined)}
				>
					<ChartPlot
						chart={chart}
						label={label}
						spot={chart.spots[index]}
						rules={formatAxis ? chart.scale.values : chart.scale.values.slice(0, 1)}
						labels={props.labels ?? []}
						bands={props.bands ?? []}
					/>
					<label htmlFor={id} className="hidden-words">
						{t.position}
					</label>
					<input
						id={id}
						className="chart-keys"
						type="range"
						min={0}
						max={points.length - 1}
						value={index}
						aria-valuetext={`${formatX(point.x)}: ${values}`}
						onChange={(event) => setPicked(Number(event.currentTarget.value))}
					/>
				</div>
				<svg className="chart-moments" aria-hidden="true">
					{(props.ticks ?? pickTicks(points)).map((tick) => (
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
