import './styles.css';
import { useCallback, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { formatLongDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { ViewBar } from '#islands/shared/live/ViewBar.tsx';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { Ticker3d } from '#islands/shared/ticker3d/Ticker3d.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { type LoadOptions, type Snapshot, toShown } from '#live/outcome.ts';
import { rateCodes, ratesRefreshMs } from '#live/rate-codes.ts';
import type { RateTable } from '#live/rate-table.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal } from '#tools/rates/metals.ts';
import { $ratesCreepView3d } from '#tools/ticker/creep-views.ts';
import { Converter } from './Converter.tsx';
import { RateList } from './RateList.tsx';

interface Props {
	locale: Locale;
	/** Names of currencies by code, in the language of the page. */
	names: Readonly<Record<string, string>>;
	snapshot: Snapshot<RateTable> | undefined;
	t: Omit<RatesMessages, 'notes' | 'history'>;
	live: LiveMessages;
	ticker3d: Ticker3dMessages;
}

/** The rates with everything that can be done with them, but for their history. */
export function Rates({ locale, names, snapshot, t, live, ticker3d }: Props) {
	const root = useReady<HTMLDivElement>();
	// The code that sends requests loads when the page is ready.
	const load = useCallback(
		async (options: LoadOptions<RateTable>) =>
			(await loadModule(() => import('#live/feeds/rate-feed.ts'))).createRatesLoad(snapshot)(
				options,
			),
		[snapshot],
	);
	const state = useLive(load, ratesRefreshMs);
	const [view, setView] = useState<'list' | 'table'>('list');
	const [ticker, setTicker] = useState<'on' | 'off'>('on');

	// What was built in is in the HTML already, and stays until there is something newer.
	const table = toShown(state.outcome, snapshot);
	const shown = rateCodes.map((code) => ({
		code,
		name: names[code] ?? code,
		uah: table?.rates.find((rate) => rate.code === code)?.uah ?? 0,
	}));
	const items = (table?.rates ?? []).map(({ code, uah }) => ({
		key: code,
		label: names[code] ?? code,
		value: formatRate(locale, uah, isMetal(code)),
	}));
	// The line in space has the nine of the list; the flat one has them all.
	const chosen = rateCodes.flatMap((code) => items.filter(({ key }) => key === code));

	return (
		<div ref={root} className="live-tool">
			<Clock locale={locale} label={live.clock} />
			<LiveState locale={locale} live={state} t={live} />
			<ViewBar {...{ view, ticker, t }} live={live.ticker} onView={setView} onTicker={setTicker} />
			{ticker === 'on' && <Ticker locale={locale} label={t.ticker} items={items} t={live.ticker} />}
			<Ticker3d
				id="rates"
				label={t.ticker}
				items={chosen}
				$shown={$ratesCreepView3d}
				shownAtFirst={true}
				t={ticker3d}
			/>
			<section aria-label={t.heading}>
				<h2 className="rates-day">
					{table ? fill(t.day, { day: formatLongDay(locale, table.day) }) : t.heading}
				</h2>
				<RateList locale={locale} view={view} rates={shown} t={t} />
			</section>
			<Converter locale={locale} names={names} table={table} t={t} />
		</div>
	);
}
