import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { Sparkline } from '#islands/shared/chart/Sparkline.tsx';
import { $historyCode } from '#tools/rates/history-code.ts';
import { NextRate, RateFigures } from './RateFigures.tsx';
import { RowChange } from './RowChange.tsx';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	rows: readonly RateRow[];
	/** The day since which most rates have changed, YYYY-MM-DD. */
	since: string | undefined;
	t: RatesWords;
}

/** The rates with their change and their last weeks. */
export function RateList({ locale, rows, since, t }: Props) {
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
						<NextRate {...{ locale, row, t }} />
						<RowChange {...{ locale, row, since, t }} />
					</span>
				</li>
			))}
		</ul>
	);
}
