import type { Locale } from '#i18n/locales.ts';
import { Change } from '#islands/shared/change/Change.tsx';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import { RateFigures } from './RateFigures.tsx';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	rows: readonly RateRow[];
	t: RatesWords;
}

/** The rates as a table. */
export function RateTableView({ locale, rows, t }: Props) {
	const columns = [
		{ label: t.code },
		{ label: t.currency },
		{ label: t.rate, number: true },
		{ label: t.change, number: true },
	];
	return (
		<ScrollTable label={t.heading} caption={t.perUnit} head={<ColumnHeads columns={columns} />}>
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
		</ScrollTable>
	);
}
