import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages, StateWords } from '#i18n/messages/live/index.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { ShownSwitch } from '#islands/shared/live/ShownSwitch.tsx';
import { StateLine } from '#islands/shared/live/StateLine.tsx';
import { Ticker3d } from '#islands/shared/ticker3d/Ticker3d.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import type { Snapshot } from '#live/outcome.ts';
import { creepViews } from '#tools/ticker/creep-views.ts';
import type { LineId } from '#tools/ticker/lines-3d.ts';
import { pickItems, type TickerItem } from '#tools/ticker/shown-items.ts';
import { Ticker } from './Ticker.tsx';
import { useItems } from './use-items.ts';

interface Props {
	locale: Locale;
	id: LineId;
	/** Names the lines for assistive technology. */
	label: string;
	/** What was built in, until the page shows something. */
	builtIn?: Snapshot<readonly TickerItem[]> | undefined;
	/** The keys of those in space, in their order, if it has fewer. */
	keysInSpace?: readonly string[];
	live: StateWords & Pick<LiveMessages, 'clock' | 'failed' | 'ticker'>;
	ticker3d: Ticker3dMessages;
}

/** The data of the page as lines that move: one of text, one of letters in space. With their state and the clock. */
export function Tickers({ locale, id, label, builtIn, keysInSpace, live, ticker3d }: Props) {
	const root = useReady<HTMLDivElement>();
	const [flatShown, setFlatShown] = useState(true);
	const [items, outcome] = useItems(builtIn);
	const { $shown, shownAtFirst } = creepViews[id];

	return (
		<div ref={root} className="live-tool tickers">
			<div className="live-bar">
				<ShownSwitch shown={flatShown} t={live.ticker} onPick={setFlatShown} />
				<Clock locale={locale} label={live.clock} />
			</div>
			{outcome?.state === 'failed' ? (
				// The reason is where the figures would be.
				<p>{live.failed}</p>
			) : (
				<>
					<StateLine {...{ locale, outcome }} t={live} />
					{flatShown && <Ticker locale={locale} label={label} items={items} t={live.ticker} />}
				</>
			)}
			<Ticker3d
				id={id}
				label={label}
				items={keysInSpace ? pickItems(items, keysInSpace) : items}
				$shown={$shown}
				shownAtFirst={shownAtFirst}
				t={ticker3d}
			/>
		</div>
	);
}
