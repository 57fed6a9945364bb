import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import { NextRate, RateFigures } from './RateFigures.tsx';
import { RowChange } from './RowChange.tsx';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	rows: readonly RateRow[];
	/** The day since which most rates have changed, YYYY-MM-DD. */
	since: string | undefined;
	/** The day from which the second rates are valid, YYYY-MM-DD. */
	next: string | undefined;
	t: RatesWords;
}

/** The rates as a table. */
export function RateTableView({ locale, rows, since, next, t }: Props) {
	const columns = [
		{ label: t.code },
		{ label: t.currency },
		{ label: t.rate, number: true },
		...(next ? [{ label: fill(t.fromDay, { day: formatDay(locale, next) }), number: true }] : []),
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
					{next && (
						<td className="number">
							<NextRate {...{ locale, row, t }} />
						</td>
					)}
					<td className="number">
						<RowChange {...{ locale, row, since, t }} />
					</td>
				</tr>
			))}
		</ScrollTable>
	);
}
