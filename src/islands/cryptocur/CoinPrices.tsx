import './styles.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CryptocurWords } from '#i18n/messages/cryptocur/index.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { LiveState } from '#islands/shared/live/LiveState.tsx';
import { useLive } from '#islands/shared/live/use-live.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { type ListLayout, ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { type CoinCurrency, type CoinPrice, coins, findStopped } from '#live/coins.ts';
import {
	type LoadOptions,
	mapOutcome,
	type Outcome,
	type Snapshot,
	toData,
} from '#live/outcome.ts';
import { $coinCurrency } from '#tools/cryptocur/currency.ts';
import { type Order, sortCoins } from '#tools/cryptocur/sort.ts';
import { $shownItems } from '#tools/ticker/shown-items.ts';
import { CoinBar } from './CoinBar.tsx';
import { CoinList } from './CoinList.tsx';
import { CoinTable } from './CoinTable.tsx';

/** The services have new prices once a minute. */
const refreshMs = 60_000;

/** What is known, in the currency that was chosen or, where nothing is known in it, in dollars. */
interface Prices {
	currency: CoinCurrency;
	prices: readonly CoinPrice[];
}

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
	const builtIn = useMemo(
		() => snapshot && { ...snapshot, data: { currency: 'USD' as const, prices: snapshot.data } },
		[snapshot],
	);
	// The code that sends requests loads when the page is ready.
	const load = useCallback(
		async ({ signal, onKept }: LoadOptions<Prices>) => {
			const { createCoinsLoad } = await loadModule(() => import('#live/feeds/coin-feed.ts'));
			const ask = async (currency: CoinCurrency) => {
				const named = (outcome: Outcome<CoinPrice[]>) =>
					mapOutcome(outcome, (prices) => ({ currency, prices }));
				const passOn = (kept: Outcome<CoinPrice[]>) => onKept?.(named(kept));
				return named(await createCoinsLoad(snapshot, currency)({ signal, onKept: passOn }));
			};
			const outcome = await ask(chosen);
			// Dollars may be known, at least those of the last visit.
			return outcome.state === 'failed' && chosen !== 'USD' ? ask('USD') : outcome;
		},
		[snapshot, chosen],
	);
	const state = useLive(load, refreshMs, chosen === 'USD' ? builtIn : undefined);
	const [view, setView] = useState<ListLayout>('list');
	const [order, setOrder] = useState<Order>();
	// After another currency is chosen the earlier prices stay until its first answer: the list is never empty in between.
	const [held, setHeld] = useState<Outcome<Prices>>();
	useEffect(() => {
		if (state.outcome) setHeld(state.outcome);
	}, [state.outcome]);
	const outcome = state.outcome ?? held;
	const { currency = chosen, prices } = toData(outcome) ?? {};
	const instead =
		state.outcome && currency !== chosen ? fill(t.instead, { chosen, shown: currency }) : '';
	useSaid(instead);

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
					return toTickerItems(locale, shown.prices, shown.currency);
				}),
		);
	}, [locale, outcome]);
	const stopped = findStopped(prices ?? []);
	const shown = { locale, currency, rows, stopped, t };

	return (
		<div ref={root} className="live-tool needs-js">
			<div className="coins">
				<CoinBar {...{ locale, outcome, instead, live, t }} currency={chosen}>
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
