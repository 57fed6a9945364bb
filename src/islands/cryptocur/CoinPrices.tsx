import './styles.css';
import { useCallback, useEffect, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CryptocurWords } from '#i18n/messages/cryptocur/index.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { type CoinPrice, coins, findStopped } from '#live/coins.ts';
import { type LoadOptions, mapOutcome, type Snapshot, toData } from '#live/outcome.ts';
import { $coinCurrency } from '#tools/cryptocur/currency.ts';
import { type Order, sortCoins } from '#tools/cryptocur/sort.ts';
import { $shownItems } from '#tools/ticker/shown-items.ts';
import { CoinBar } from './CoinBar.tsx';
import { CoinList } from './CoinList.tsx';
import { CoinTable } from './CoinTable.tsx';
import { usePricesInCurrency } from './use-prices-in-currency.ts';

/** The services have new prices once a minute. */
const refreshMs = 60_000;

interface Props {
	locale: Locale;
	/** In US dollars. */
	snapshot: Snapshot<CoinPrice[]> | undefined;
	t: CryptocurWords;
	live: LiveWords;
}

/** The prices of the coins, kept up to date. */
export function CoinPrices({ locale, snapshot, t, live }: Props) {
	const root = useReady<HTMLDivElement>();
	const chosen = useSaved($coinCurrency, 'USD');
	// The code that sends requests loads when the page is ready.
	const load = useCallback(
		async (options: LoadOptions<CoinPrice[]>) => {
			const { createCoinsLoad } = await loadModule(() => import('#live/feeds/coin-feed.ts'));
			return createCoinsLoad(snapshot, chosen)(options);
		},
		[snapshot, chosen],
	);
	const state = useLive(load, refreshMs, chosen === 'USD' ? snapshot : undefined);
	const [view, setView] = useState<ListLayout>('list');
	const [order, setOrder] = useState<Order>();
	const { currency, outcome } = usePricesInCurrency(chosen, state.outcome);
	const prices = toData(outcome);

	const rows = sortCoins(
		locale,
		coins.map((coin) => ({ coin, price: prices?.find(({ id }) => id === coin.id) })),
		view === 'table' ? order : undefined,
	);
	useEffect(() => {
		$shownItems.set(
			outcome &&
				mapOutcome(outcome, (shown) => async () => {
					const { toTickerItems } = await loadModule(
						() => import('#tools/cryptocur/ticker-items.ts'),
					);
					return toTickerItems(locale, shown, currency);
				}),
		);
	}, [locale, outcome, currency]);
	const stopped = findStopped(prices ?? []);
	const shown = { locale, currency, rows, stopped, t };

	return (
		<div ref={root} className="live-tool needs-js">
			<div className="coins">
				<CoinBar {...{ locale, outcome, live, t }} currency={chosen}>
					<ViewSwitch view={view} t={t} onPick={setView} />
				</CoinBar>
				{view === 'table' ? (
					<CoinTable {...shown} order={order} onSort={setOrder} />
				) : (
					<CoinList {...shown} />
				)}
			</div>
			<LiveState locale={locale} live={state} t={live} />
		</div>
	);
}
