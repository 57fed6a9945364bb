import type { Locale } from '#i18n/locales.ts';
import { type CoinCurrency, type CoinPrice, coins } from '#live/coins.ts';
import { toTrend } from '#tools/ticker/change.ts';
import type { TickerItem } from '#tools/ticker/shown-items.ts';
import { formatPrice } from './format.ts';

/** The coins whose prices are known, for a ticker. */
export function toTickerItems(
	locale: Locale,
	prices: readonly CoinPrice[] | undefined,
	currency: CoinCurrency = 'USD',
): readonly TickerItem[] {
	return coins.flatMap(({ id, name }) => {
		const found = prices?.find((price) => price.id === id);
		if (!found) return [];
		const value = formatPrice(locale, found.price, currency);
		return [{ key: id, label: name, value, trend: toTrend(found.change) }];
	});
}
