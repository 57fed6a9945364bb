import { useStore } from '@nanostores/react';
import type { Locale } from '#i18n/locales.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { Tickers, type TickersWords } from '#islands/shared/ticker/Tickers.tsx';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { $shownRates } from '#tools/rates/shown-table.ts';

interface Props {
	locale: Locale;
	/** Names of currencies by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	/** What was built in. */
	table: RateTable | undefined;
	/** Names the lines for assistive technology. */
	label: string;
	live: TickersWords;
	ticker3d: Ticker3dMessages;
}

/** The rates as lines that move. */
export function RateTickers({ locale, names, table, label, live, ticker3d }: Props) {
	const shown = useStore($shownRates, { ssr: () => undefined }) ?? table;
	const items = (shown?.rates ?? []).map(({ code, uah }) => ({
		key: code,
		label: names[code] ?? code,
		value: formatRate(locale, uah, isMetal(code)),
	}));
	// The line in space has the nine of the list; the flat one has them all.
	const chosen = rateCodes.flatMap((code) => items.filter(({ key }) => key === code));

	return (
		<Tickers
			id="rates"
			items={items}
			itemsInSpace={chosen}
			{...{ locale, label, live, ticker3d }}
		/>
	);
}
