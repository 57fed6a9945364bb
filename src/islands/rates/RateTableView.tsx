import type { Locale } from '#i18n/locales.ts';
import { Change } from '#islands/shared/change/Change.tsx';
import { RateFigures } from './RateFigures.tsx';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	rows: readonly RateRow[];
	t: RatesWords;
}

/** The rates as a table. */
export function RateTableView({ locale, rows, t }: Props) {
	return (
		<section
			className="live-scroll"
			aria-label={t.heading}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
			tabIndex={0}
		>
			<table className="live-table">
				<caption>{t.perUnit}</caption>
				<thead>
					<tr>
						<th scope="col">{t.code}</th>
						<th scope="col">{t.currency}</th>
						<th scope="col" className="number">
							{t.rate}
						</th>
						<th scope="col" className="number">
							{t.change}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.code}>
							<td className="figures">{row.code}</td>
							<th scope="row">{row.name}</th>
							<td className="number">
								<RateFigures locale={locale} row={row} t={t} />
							</td>
							<td className="number">
								{row.change && <Change locale={locale} percent={row.change.percent} />}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
