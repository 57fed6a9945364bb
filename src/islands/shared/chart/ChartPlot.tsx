import type { Chart } from '#lib/chart/chart.ts';
import { type Spot, toAnchor, toShare } from '#lib/chart/line.ts';

/** A value that is written at the line. */
export interface Label {
	/** Its moment. */
	x: number;
	y: number;
	text: string;
}

/** From one moment to another; what is outside of the chart is not drawn. */
export interface Band {
	from: number;
	to: number;
}

interface Props {
	chart: Chart;
	label: string;
	/** The place that is marked. */
	spot: Spot | undefined;
	/** The values that have a rule. */
	rules: readonly number[];
	labels: readonly Label[];
	bands: readonly Band[];
}

/** The picture of a chart. Only bands, line and bars stretch with the window: strokes and text keep their shape. */
export function ChartPlot({ chart, label, spot, rules, labels, bands }: Props) {
	const { scale, bars, path, toX } = chart;
	const toY = (value: number) => 100 - toShare(value, scale.low, scale.high);
	return (
		<svg className="chart-plot" role="img" aria-label={label}>
			{rules.map((value) => (
				<line
					key={value}
					className="chart-rule"
					{...{ x1: 0, x2: '100%', y1: `${toY(value)}%`, y2: `${toY(value)}%` }}
				/>
			))}
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				{bands.map(({ from, to }) => (
					<rect
						key={from}
						className="chart-band"
						{...{ x: toX(from), width: toX(to) - toX(from), y: 0, height: 100 }}
					/>
				))}
				{bars.map(({ x, width, height }) => (
					<rect key={x} className="chart-bar" {...{ x, width, height }} y={100 - height} />
				))}
				<path className="chart-line" d={path} vectorEffect="non-scaling-stroke" />
			</svg>
			{labels.map(({ x, y, text }) => (
				<text
					key={x}
					className="chart-label"
					{...{ x: `${toX(x)}%`, y: `${toY(y)}%`, dy: '-0.75em', textAnchor: toAnchor(toX(x)) }}
				>
					{text}
				</text>
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
