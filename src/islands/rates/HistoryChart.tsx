import { useMemo } from 'react';
import { formatDay, formatLongDay } from '#i18n/format.ts';
import { formatNumber, formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ChartMessages } from '#i18n/messages/chart/index.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { LineChart } from '#islands/shared/chart/LineChart.tsx';
import { toDay, toDayNumber } from '#lib/calendar-day.ts';
import type { DayRate } from '#live/rate-table.ts';
import type { HistorySummary } from '#tools/rates/history.ts';

interface Props {
	locale: Locale;
	/** Of the currency. */
	name: string;
	/** Names the table. */
	caption: string;
	/** Oldest first, at least one. */
	history: readonly DayRate[];
	summary: HistorySummary;
	format: (uah: number) => string;
	t: RatesMessages['history'];
	chart: ChartMessages;
}

/** The rates of a span, one point for each day. */
export function HistoryChart({ locale, name, caption, history, summary, format, t, chart }: Props) {
	const { first, last, lowest, highest, change, wrong } = summary;
	const points = useMemo(
		() => history.map(({ day, uah }) => ({ x: toDayNumber(day), y: uah, wrong: wrong.has(day) })),
		[history, wrong],
	);
	const label = fill(t.chart, {
		name,
		from: formatDay(locale, first.day),
		to: formatDay(locale, last.day),
		lowest: format(lowest.uah),
		lowestDay: formatDay(locale, lowest.day),
		highest: format(highest.uah),
		highestDay: formatDay(locale, highest.day),
		change: formatPercent(locale, change / 100, {
			signDisplay: 'exceptZero',
			maximumFractionDigits: 2,
		}),
	});
	return (
		<LineChart
			label={label}
			caption={caption}
			moment={t.day}
			value={t.rate}
			points={points}
			formatX={(x) => formatLongDay(locale, toDay(x))}
			formatY={format}
			formatTick={(x) => formatDay(locale, toDay(x))}
			formatAxis={(y) => formatNumber(locale, y, { maximumSignificantDigits: 6 })}
			t={chart}
		/>
	);
}
