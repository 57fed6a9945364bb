import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { Change } from '#islands/shared/change/Change.tsx';
import { Sparkline } from '#islands/shared/chart/Sparkline.tsx';
import { $historyCode } from '#tools/rates/history-code.ts';
import { RateFigures } from './RateFigures.tsx';
import { RateTableView } from './RateTableView.tsx';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	view: 'list' | 'table';
	rows: readonly RateRow[];
	t: RatesWords;
}

/** The rates with their change and their last weeks, as a list or as a table. */
export function RateList({ locale, view, rows, t }: Props) {
	if (view === 'table') return <RateTableView {...{ locale, rows, t }} />;
	return (
		<ul className="rate-list">
			{rows.map((row) => (
				<li key={row.code}>
					<span className="rate-code figures">{row.code}</span>
					<span className="rate-name">{row.name}</span>
					{/* biome-ignore lint/a11y/useValidAnchor: it leads down the page, to a history of this currency. */}
					<a
						className="rate-line"
						href="#history"
						title={fill(t.historyOf, { name: row.name })}
						aria-label={fill(t.historyOf, { name: row.name })}
						onClick={() => $historyCode.set(row.code)}
					>
						<Sparkline values={row.line} />
					</a>
					<RateFigures locale={locale} row={row} t={t} />
					<span className="rate-change">
						{row.change && <Change locale={locale} percent={row.change.percent} />}
					</span>
				</li>
			))}
		</ul>
	);
}
