import type { Locale } from '#i18n/locales.ts';
import type { CryptocurWords } from '#i18n/messages/cryptocur/index.ts';
import { Sparkline } from '#islands/shared/chart/Sparkline.tsx';
import type { CoinCurrency } from '#live/coins.ts';
import type { PricedCoin } from '#tools/cryptocur/sort.ts';
import { toTrend } from '#tools/ticker/change.ts';
import { CoinChange, CoinDay, CoinLink, CoinMarketValue, CoinMoney } from './CoinFields.tsx';

export interface ShownCoins {
	locale: Locale;
	/** Of the prices. */
	currency: CoinCurrency;
	rows: readonly PricedCoin[];
	/** Ids of the coins whose prices have stopped. */
	stopped: ReadonlySet<string>;
	t: CryptocurWords;
}

/** The coins as a list: a name, a line of the week, a price and its changes for each. */
export function CoinList({ locale, currency, rows, stopped, t }: ShownCoins) {
	const words = { locale, t };
	return (
		<ul className="coin-list" aria-label={t.heading}>
			{rows.map(({ coin, price }) => (
				<li key={coin.id}>
					<span className="coin-name">
						<CoinLink coin={coin} t={t} />
					</span>
					<span className="coin-about quiet">
						{coin.symbol}
						{price?.value !== undefined && (
							<>
								<span aria-hidden="true"> · </span>
								<span className="hidden-words">, {t.value} </span>
								<CoinMarketValue {...words} currency={currency} value={price.value} />
							</>
						)}
					</span>
					<Sparkline values={price?.line ?? []} trend={toTrend(price?.week)} />
					<span className="coin-week">
						<span className="quiet">{t.days}</span> <CoinChange {...words} percent={price?.week} />
					</span>
					<strong className="coin-price">
						<CoinMoney {...words} currency={currency} price={price?.price} />
					</strong>
					<span className="coin-day">
						<CoinDay {...words} {...{ price, stopped }} label={t.hours} />
					</span>
				</li>
			))}
		</ul>
	);
}
