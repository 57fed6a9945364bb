import type { Locale } from '#i18n/locales.ts';
import type { RateTable } from '#live/rate-table.ts';
import type { TickerItem } from '#tools/ticker/shown-items.ts';
import { formatRate } from './format.ts';
import { isMetal } from './metals.ts';

/** The rates for a ticker, in the order of the table; `names` are those of currencies by code. */
export function toTickerItems(
	locale: Locale,
	names: Readonly<Record<string, string>>,
	table: RateTable | undefined,
): readonly TickerItem[] {
	return (table?.rates ?? []).map(({ code, uah }) => ({
		key: code,
		label: names[code] ?? code,
		value: formatRate(locale, uah, isMetal(code)),
	}));
}
