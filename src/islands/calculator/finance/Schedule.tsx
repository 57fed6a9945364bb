import { useMemo, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { amortize, largestSchedule, takesExtra } from '#tools/calculator/finance/amortization.ts';
import type { Finance } from '#tools/calculator/finance/machine.ts';
import { toYears } from '#tools/calculator/finance/years.ts';
import { ExtraPayment } from './ExtraPayment.tsx';
import { ScheduleChart } from './ScheduleChart.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

export interface ScheduleProps {
	locale: Locale;
	state: Finance;
	t: CalculatorMessages['finance'];
	/** The message if the file cannot be saved. */
	saveFailed: string;
	/** Why several numbers are not pasted. */
	several: string;
	onMessage: (message: string) => void;
}

/** All payments: what they consist of as bars and as a table, and what a larger payment saves. */
export function Schedule({
	locale,
	state: { terms, extra },
	t,
	saveFailed,
	several,
	onMessage,
}: ScheduleProps) {
	const [picked, setPicked] = useState<'payment' | 'year'>('payment');
	const plain = useMemo(() => amortize(terms), [terms]);
	const rows = useMemo(
		() => (plain && Number(extra) > 0 ? amortize(terms, extra) : plain),
		[plain, terms, extra],
	);
	const years = useMemo(() => rows && toYears(rows, terms.perYear), [rows, terms.perYear]);
	if (!plain || !rows || !years)
		return <p>{Number(terms.n) > largestSchedule ? t.scheduleLong : t.scheduleNone}</p>;

	const hasYears = years.length > 1 && terms.perYear > 1;
	const by = hasYears ? picked : 'payment';
	return (
		<>
			<div className="schedule-sum">
				<ScheduleChart
					{...{ locale, t }}
					rows={hasYears ? years : rows}
					title={hasYears ? t.chart.year : t.chart.payment}
				/>
				{takesExtra(terms) && <ExtraPayment {...{ locale, t, extra, plain, rows, several }} />}
			</div>
			<div className="schedule-rows">
				{hasYears && (
					<Switch
						label={t.by.label}
						choices={[
							{ value: 'payment', label: t.by.payment },
							{ value: 'year', label: t.by.year },
						]}
						value={by}
						onPick={setPicked}
					/>
				)}
				<ScheduleTable
					key={by}
					{...{ locale, by, t, saveFailed, onMessage }}
					payments={rows}
					rows={by === 'year' ? years : rows}
				/>
			</div>
		</>
	);
}
