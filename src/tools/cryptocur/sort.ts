import { type Locale, toIntlTag } from '#i18n/locales.ts';
import type { Coin, CoinPrice } from '#live/coins.ts';

/** By what the table of coins can be sorted; it has a column for each. */
export const sortKeys = ['name', 'price', 'change', 'week', 'value'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Without an order the coins are listed as the page defines them. */
export interface Order {
	key: SortKey;
	direction: 'ascending' | 'descending';
}

export interface PricedCoin {
	coin: Coin;
	price: CoinPrice | undefined;
}

/** The order after a press on the head of a column: names from A, numbers from the highest, then the reverse. */
export function turnOrder(order: Order | undefined, key: SortKey): Order {
	if (order?.key !== key) return { key, direction: key === 'name' ? 'ascending' : 'descending' };
	return { key, direction: order.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Coins whose value is not known are last in both directions. */
export function sortCoins(
	locale: Locale,
	rows: readonly PricedCoin[],
	order: Order | undefined,
): PricedCoin[] {
	return order ? rows.toSorted(toComparer(locale, order)) : [...rows];
}

function toComparer(locale: Locale, { key, direction }: Order) {
	const sign = direction === 'ascending' ? 1 : -1;
	if (key === 'name') {
		const { compare } = new Intl.Collator(toIntlTag(locale));
		return (a: PricedCoin, b: PricedCoin) => sign * compare(a.coin.name, b.coin.name);
	}
	return (a: PricedCoin, b: PricedCoin) => {
		const [one, other] = [a.price?.[key], b.price?.[key]];
		if (one === undefined || other === undefined) {
			return Number(one === undefined) - Number(other === undefined);
		}
		return sign * (one - other);
	};
}
