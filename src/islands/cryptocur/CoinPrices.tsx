import './styles.css';
import { useCallback, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CryptocurMessages } from '#i18n/messages/cryptocur/index.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import type { Ticker3dMessages } from '#i18n/messages/ticker3d/index.ts';
import { Clock } from '#islands/shared/live/Clock.tsx';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { ViewBar } from '#islands/shared/live/ViewBar.tsx';
import { Ticker } from '#islands/shared/ticker/Ticker.tsx';
import { Ticker3d } from '#islands/shared/ticker3d/Ticker3d.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import type { ListLayout } from '#islands/shared/ViewSwitch.tsx';
import { type Coin, type CoinPrice, coins, tickerCoins } from '#live/coins.ts';
import { type LoadOptions, type Snapshot, toShown } from '#live/outcome.ts';
import { formatPrice, toTrend } from '#tools/cryptocur/format.ts';
import { $cryptosCreepView3d } from '#tools/ticker/creep-views.ts';
import { CoinList } from './CoinList.tsx';

/** The services have new prices once a minute. */
const refreshMs = 60_000;

interface Props {
	locale: Locale;
	snapshot: Snapshot<CoinPrice[]> | undefined;
	t: Omit<CryptocurMessages, 'notes'>;
	live: LiveMessages;
	ticker3d: Ticker3dMessages;
}

/** The prices of the coins, kept up to date. */
export function CoinPrices({ locale, snapshot, t, live, ticker3d }: Props) {
	const root = useReady<HTMLDivElement>();
	// The code that sends requests loads when the page is ready.
	const load = useCallback(
		async (options: LoadOptions<CoinPrice[]>) =>
			(await loadModule(() => import('#live/feeds/coin-feed.ts'))).createCoinsLoad(snapshot)(
				options,
			),
		[snapshot],
	);
	const state = useLive(load, refreshMs);
	const { outcome } = state;
	const [view, setView] = useState<ListLayout>('list');
	const [ticker, setTicker] = useState<'on' | 'off'>('on');
	const prices = toShown(outcome, snapshot);

	// When there is nothing at all the prices are zero; a single coin without a price has none.
	const toPrice = ({ id }: Coin) =>
		outcome?.state === 'failed' ? { id, usd: 0 } : prices?.find((price) => price.id === id);
	const items = tickerCoins.flatMap((coin) => {
		const price = prices?.find(({ id }) => id === coin.id);
		if (!price) return [];
		const value = formatPrice(locale, price.usd);
		return [{ key: coin.id, label: coin.name, value, trend: toTrend(price.change) }];
	});

	return (
		<div ref={root} className="live-tool">
			<Clock locale={locale} label={live.clock} />
			<LiveState locale={locale} live={state} t={live} />
			<ViewBar {...{ view, ticker, t }} live={live.ticker} onView={setView} onTicker={setTicker} />
			{ticker === 'on' && <Ticker locale={locale} label={t.ticker} items={items} t={live.ticker} />}
			<Ticker3d
				id="cryptos"
				label={t.ticker}
				items={items}
				$shown={$cryptosCreepView3d}
				shownAtFirst={false}
				t={ticker3d}
			/>
			<section aria-label={t.heading}>
				<h2 className="live-heading">{t.heading}</h2>
				<CoinList
					locale={locale}
					view={view}
					coins={coins.map((coin) => ({ coin, price: toPrice(coin) }))}
					t={t}
				/>
			</section>
		</div>
	);
}
