import { useMemo } from 'react';
import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { pickTicks } from '#lib/chart/chart.ts';
import { toAnchor, toShare } from '#lib/chart/line.ts';
import { type AmortizationRow, sum } from '#tools/calculator/finance/amortization.ts';
import { drawBars } from '#tools/calculator/finance/bars.ts';

interface Props {
	locale: Locale;
	/** Payments or years, at least one. */
	rows: readonly AmortizationRow[];
	title: string;
	t: Pick<CalculatorMessages['finance'], 'columns' | 'chart'>;
}

/** Bars of interest on top of principal. The table next to it has the same numbers. */
export function ScheduleChart({ locale, rows, title, t }: Props) {
	const bars = useMemo(() => drawBars(rows), [rows]);
	const { low, high, values } = bars.scale;
	const write = (column: 'interest' | 'principal') =>
		writeFigures(locale, sum(rows, column).replace('-', ''));
	const toRule = (value: number) => `${100 - toShare(value, low, high)}%`;
	return (
		<figure className="chart schedule-chart">
			<figcaption>
				{title}
				<span className="schedule-legend" aria-hidden="true">
					<span className="is-interest">{t.columns.interest}</span>
					<span className="is-principal">{t.columns.principal}</span>
				</span>
			</figcaption>
			<div className="chart-box">
				<div className="chart-values" aria-hidden="true">
					{values.map((value) => (
						<span key={value}>
							{formatNumber(locale, value, { notation: 'compact', maximumSignificantDigits: 3 })}
						</span>
					))}
				</div>
				<div className="schedule-stage">
					<svg
						className="chart-plot"
						role="img"
						aria-label={fill(t.chart.label, {
							title,
							interest: write('interest'),
							principal: write('principal'),
						})}
					>
						{values.map((value) => (
							<line
								key={value}
								className="chart-rule"
								{...{ x1: 0, x2: '100%', y1: toRule(value), y2: toRule(value) }}
							/>
						))}
						<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
							<path className="is-principal" d={bars.principal} />
							<path className="is-interest" d={bars.interest} vectorEffect="non-scaling-stroke" />
						</svg>
					</svg>
				</div>
				<svg className="chart-moments" aria-hidden="true">
					{pickTicks(rows.map((_, index) => ({ x: index, y: undefined }))).map((index) => (
						<text
							key={index}
							x={`${bars.toX(index)}%`}
							y="1em"
							textAnchor={toAnchor(bars.toX(index))}
						>
							{rows[index]?.period}
						</text>
					))}
				</svg>
			</div>
		</figure>
	);
}
