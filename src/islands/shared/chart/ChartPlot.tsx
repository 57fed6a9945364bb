import type { Chart } from '#lib/chart/chart.ts';
import { type Spot, toShare } from '#lib/chart/line.ts';

interface Props {
	chart: Chart;
	label: string;
	/** The place that is marked. */
	spot: Spot | undefined;
}

/** The picture of a chart. Only the line stretches with the window: its stroke and the mark keep their shape. */
export function ChartPlot({ chart: { scale, path, wrong }, label, spot }: Props) {
	const toY = (value: number) => 100 - toShare(value, scale.low, scale.high);
	return (
		<svg className="chart-plot" role="img" aria-label={label}>
			{scale.values.map((value) => (
				<line
					key={value}
					className="chart-rule"
					{...{ x1: 0, x2: '100%', y1: `${toY(value)}%`, y2: `${toY(value)}%` }}
				/>
			))}
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<path className="chart-line" d={path} vectorEffect="non-scaling-stroke" />
			</svg>
			{wrong.map(({ x, y }) => (
				<circle key={x} className="chart-wrong" cx={`${x}%`} cy={`${y}%`} r={5} />
			))}
			{spot && (
				<line
					className="chart-cursor"
					{...{ x1: `${spot.x}%`, x2: `${spot.x}%`, y1: 0, y2: '100%' }}
				/>
			)}
			{spot?.y !== undefined && (
				<circle className="chart-mark" cx={`${spot.x}%`} cy={`${spot.y}%`} r={5} />
			)}
		</svg>
	);
}
