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

/** The first of them leaves no page of one row. */
const pageRows = [24, 25, 26];
/** Of a payment. A last one below it does more than settle cents: it is of a part of a period, or of what is left. */
const wholeShare = 0.98;
const amounts = ['interest', 'principal'] as const;

/** Payments or years, in pages. */
export function ScheduleTable({ locale, by, rows, payments, t, saveFailed, onMessage }: Props) {
	const [picked, setPicked] = useState(0);
	const size = pageRows.find((most) => rows.length % most !== 1) ?? rows.length;
	const { page, pages, shown, words } = toPage(rows, picked, size);
	const write = (value = '0') => writeFigures(locale, value);
	// The note calls it paid: the minus, which stands for that, goes.
	const isPaid = payments.every(({ payment }) => Number(payment) <= 0);
	const writePaid = (value?: string) => write(isPaid ? value?.replace('-', '') : value);
	const [first, last] = [payments[0], payments.at(-1)].map((row) => Math.abs(Number(row?.payment)));
	const isLess = (last ?? 0) < (first ?? 0) * wholeShare;
	const { columns } = t;
	const heads = [
		by === 'year' ? columns.year : columns.period,
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
			<p className="schedule-note">
				{fill(isLess ? t.lessLast : t.settled, {
					payment: writePaid(payments[0]?.payment),
					last: writePaid(payments.at(-1)?.payment),
					all: writePaid(sum(payments, 'payment')),
				})}
			</p>
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
									<td key={column}>{write(row[column])}</td>
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{t.totals}</th>
							{amounts.map((column) => (
								<td key={column}>{write(sum(rows, column))}</td>
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
		</>
	);
}
