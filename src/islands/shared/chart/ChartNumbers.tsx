import { memo, useState } from 'react';
import type { ChartMessages } from '#i18n/messages/chart/index.ts';
import { ColumnHeads, ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import type { ChartPoint } from '#lib/chart/chart.ts';
import { describeValue } from './describe-value.ts';

/** The names and the forms of what a chart shows. */
export interface ChartWords {
	/** Names the table. */
	caption: string;
	/** Heads the column of the moments. */
	moment: string;
	/** Heads the column of the values. */
	value: string;
	/** A moment in full. */
	formatX: (x: number) => string;
	/** A value with its unit. */
	formatY: (y: number) => string;
}

interface Props extends ChartWords {
	points: readonly ChartPoint[];
	t: ChartMessages;
}

/** The numbers of a chart, the newest first, in a table that a visitor opens. Formatting hundreds of rows waits for that. */
export const ChartNumbers = memo(function ChartNumbers({ t, points, ...words }: Props) {
	const [open, setOpen] = useState(false);
	return (
		<details className="chart-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className="plus">{t.table}</summary>
			{open && <NumberTable {...words} t={t} points={points.toReversed()} />}
		</details>
	);
});

function NumberTable({ caption, moment, value, formatX, formatY, points, t }: Props) {
	const columns = [{ label: moment }, { label: value, number: true }];
	return (
		<ScrollTable
			label={caption}
			caption={caption}
			className="chart-table"
			head={<ColumnHeads columns={columns} />}
		>
			{points.map((point) => (
				<tr key={point.x}>
					<th scope="row">{formatX(point.x)}</th>
					<td className="number">{describeValue(point, formatY, t)}</td>
				</tr>
			))}
		</ScrollTable>
	);
}
