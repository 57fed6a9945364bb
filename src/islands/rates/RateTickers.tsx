import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { TickerSwitch } from '#islands/shared/live/TickerSwitch.tsx';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { Ticker3d } from '#islands/shared/ticker3d/Ticker3d.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { rateCodes } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { $shownRates } from '#tools/rates/shown-table.ts';
import { $ratesCreepView3d } from '#tools/ticker/creep-views.ts';

interface Props {
	locale: Locale;
	/** Names of currencies by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	/** What was built in. */
	table: RateTable | undefined;
	/** Names the lines for assistive technology. */
	label: string;
	live: Pick<LiveMessages, 'clock' | 'ticker'>;
	ticker3d: Ticker3dMessages;
}

/** The rates as lines that move, with the clock. */
export function RateTickers({ locale, names, table, label, live, ticker3d }: Props) {
	const root = useReady<HTMLDivElement>();
	const [ticker, setTicker] = useState<'on' | 'off'>('on');
	const shown = useStore($shownRates, { ssr: () => undefined }) ?? table;
	const items = (shown?.rates ?? []).map(({ code, uah }) => ({
		key: code,
		label: names[code] ?? code,
		value: formatRate(locale, uah, isMetal(code)),
	}));
	// The line in space has the nine of the list; the flat one has them all.
	const chosen = rateCodes.flatMap((code) => items.filter(({ key }) => key === code));

	return (
		<div ref={root} className="live-tool rate-tickers">
			<div className="live-bar">
				<TickerSwitch ticker={ticker} t={live.ticker} onPick={setTicker} />
				<Clock locale={locale} label={live.clock} />
			</div>
			{ticker === 'on' && <Ticker locale={locale} label={label} items={items} t={live.ticker} />}
			<Ticker3d
				id="rates"
				label={label}
				items={chosen}
				$shown={$ratesCreepView3d}
				shownAtFirst={true}
				t={ticker3d}
			/>
		</div>
	);
}
