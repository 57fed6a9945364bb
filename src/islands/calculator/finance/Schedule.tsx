import { useMemo, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Pager } from '#islands/shared/Pager.tsx';
import { toPage } from '#lib/pages.ts';
import { report } from '#lib/report.ts';
import { type AmortizationRow, amortize, sum } from '#tools/calculator/finance/amortization.ts';
import type { Terms } from '#tools/calculator/finance/terms.ts';

interface Props {
	locale: Locale;
	terms: Terms;
	t: CalculatorMessages['finance'];
	/** The message if the file cannot be saved. */
	saveFailed: string;
	onMessage: (message: string) => void;
}

const pageRows = 24;
const amounts = ['payment', 'interest', 'principal'] as const;

/** The payments one by one, in pages. */
export function Schedule({ locale, terms, t, saveFailed, onMessage }: Props) {
	const rows = useMemo(() => (isPlain(terms) ? undefined : amortize(terms)), [terms]);
	const [picked, setPicked] = useState(0);
	if (!rows) {
		return (
			<div className="schedule">
				<h2 id="schedule">{t.schedule}</h2>
				<p>{t.scheduleNone}</p>
			</div>
		);
	}

	const { page, pages, shown, words } = toPage(rows, picked, pageRows);
	const { period, payment, interest, principal, balance } = t.columns;

	async function save(all: readonly AmortizationRow[]) {
		try {
			const { saveSchedule } = await loadModule(() => import('./save-schedule.ts'));
			saveSchedule(all, t);
		} catch (error) {
			report(error, 'load the export of the schedule');
			onMessage(saveFailed);
		}
	}

	return (
		<div className="schedule">
			<h2 id="schedule">{t.schedule}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the table is scrolled by key. */}
			<section className="schedule-scroll" tabIndex={0} aria-labelledby="schedule">
				<table>
					<caption>{fill(t.page, words)}</caption>
					<thead>
						<tr>
							{[period, payment, interest, principal, balance].map((head) => (
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
				<button type="button" className="button" onClick={() => save(rows)}>
					{t.saveCsv}
				</button>
			</div>
			<p className="schedule-note">{t.settled}</p>
		</div>
	);
}

function Amount({ locale, value }: { locale: Locale; value: string }) {
	return <td>{writeFigures(locale, value)}</td>;
}

/** Without a value at the start there is nothing to pay off. */
function isPlain({ pv }: Terms): boolean {
	return Number(pv) === 0;
}
