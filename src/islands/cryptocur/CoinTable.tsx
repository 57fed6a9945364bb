import { Sparkline } from '#islands/shared/chart/Sparkline.tsx';
import { ScrollTable } from '#islands/shared/live/ScrollTable.tsx';
import { type Order, type SortKey, sortKeys, turnOrder } from '#tools/cryptocur/sort.ts';
import { toTrend } from '#tools/ticker/change.ts';
import { CoinChange, CoinDay, CoinLink, CoinMarketValue, CoinMoney } from './CoinFields.tsx';
import type { ShownCoins } from './CoinList.tsx';

interface Props extends ShownCoins {
	order: Order | undefined;
	onSort: (order: Order) => void;
}

/** The coins as a table, which is sorted by its heads. A narrow window scrolls it; the names stay. */
export function CoinTable({ locale, currency, rows, stopped, order, t, onSort }: Props) {
	const words = { locale, t };
	return (
		<ScrollTable
			label={t.heading}
			className="coin-table"
			head={
				<>
					{sortKeys.map((key) => (
						<Head key={key} column={key} order={order} words={t.columns[key]} onSort={onSort} />
					))}
					<th scope="col">{t.week}</th>
				</>
			}
		>
			{rows.map(({ coin, price }) => (
				<tr key={coin.id}>
					<th scope="row">
						<CoinLink coin={coin} t={t} /> <span className="quiet">{coin.symbol}</span>
					</th>
					<td className="number">
						<CoinMoney {...words} currency={currency} price={price?.price} />
					</td>
					<td className="number">
						<CoinDay {...words} {...{ price, stopped }} />
					</td>
					<td className="number">
						<CoinChange {...words} percent={price?.week} />
					</td>
					<td className="number">
						<CoinMarketValue {...words} currency={currency} value={price?.value} />
					</td>
					<td>
						<Sparkline values={price?.line ?? []} trend={toTrend(price?.week)} />
					</td>
				</tr>
			))}
		</ScrollTable>
	);
}

interface HeadProps {
	column: SortKey;
	order: Order | undefined;
	words: string;
	onSort: (order: Order) => void;
}

/** The head of a column, whose button sorts the table. */
function Head({ column, order, words, onSort }: HeadProps) {
	const direction = order?.key === column ? order.direction : undefined;
	return (
		<th
			scope="col"
			className={column === 'name' ? undefined : 'number'}
			aria-sort={direction ?? 'none'}
		>
			<button
				type="button"
				className="coin-sort"
				data-direction={direction}
				onClick={() => onSort(turnOrder(order, column))}
			>
				{words}
			</button>
		</th>
	);
}
