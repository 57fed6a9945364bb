import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Pager } from '#islands/shared/Pager.tsx';
import { toPage } from '#lib/pages.ts';
import { report } from '#lib/report.ts';
import { type AmortizationRow, sum } from '#tools/calculator/finance/amortization.ts';

interface Props {
	locale: Locale;
	/** What a row is. */
	by: 'payment' | 'year';
	rows: readonly AmortizationRow[];
	/** What is saved as a file. */
	payments: readonly AmortizationRow[];
	t: CalculatorMessages['finance'];
	/** The message if the file cannot be saved. */
	saveFailed: string;
	onMessage: (message: string) => void;
}

const pageRows = 24;
const amounts = ['payment', 'interest', 'principal'] as const;

/** Payments or years, in pages. */
export function ScheduleTable({ locale, by, rows, payments, t, saveFailed, onMessage }: Props) {
	const [picked, setPicked] = useState(0);
	const { page, pages, shown, words } = toPage(rows, picked, pageRows);
	const { columns } = t;
	const heads = [
		by === 'year' ? columns.year : columns.period,
		columns.payment,
		columns.interest,
		columns.principal,
		columns.balance,
	];

	async function save() {
		try {
			const { saveSchedule } = await loadModule(() => import('./save-schedule.ts'));
			saveSchedule(payments, t);
		} catch (error) {
			report(error, 'load the export of the schedule');
			onMessage(saveFailed);
		}
	}

	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the table is scrolled by key. */}
			<section className="schedule-scroll" tabIndex={0} aria-labelledby="schedule">
				<table>
					<caption>{fill(by === 'year' ? t.years : t.page, words)}</caption>
					<thead>
						<tr>
							{heads.map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{shown.map((row) => (
							<tr key={row.period}>
								<th scope="row">{row.period}</th>
								{[...amounts, 'balance' as const].map((column) => (
									<Amount key={column} locale={locale} value={row[column]} />
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t.totals}</th>
							{amounts.map((column) => (
								<Amount key={column} locale={locale} value={sum(rows, column)} />
							))}
							<td />
						</tr>
					</tfoot>
				</table>
			</section>
			<div className="schedule-actions">
				{pages > 1 && <Pager {...{ page, pages, t }} onPick={setPicked} />}
				<button type="button" className="button" onClick={save}>
					{t.saveCsv}
				</button>
			</div>
			<p className="schedule-note">{t.settled}</p>
		</>
	);
}

function Amount({ locale, value }: { locale: Locale; value: string }) {
	return <td>{writeFigures(locale, value)}</td>;
}
