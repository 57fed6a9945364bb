import { useStore } from '@nanostores/react';
import type { Locale } from '#i18n/locales.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import type { LineId } from '#tools/ticker/lines-3d.ts';
import { $shownItems, type TickerItem } from '#tools/ticker/shown-items.ts';
import { Tickers, type TickersWords } from './Tickers.tsx';

interface Props {
	locale: Locale;
	id: LineId;
	/** Names the lines for assistive technology. */
	label: string;
	live: TickersWords;
	ticker3d: Ticker3dMessages;
}

const none: readonly TickerItem[] = [];

/** The tickers of the data that the page shows. */
export function PageTickers(props: Props) {
	const items = useStore($shownItems, { ssr: () => none });
	return <Tickers {...props} items={items} />;
}
