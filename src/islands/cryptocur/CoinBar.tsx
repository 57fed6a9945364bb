import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { CryptocurWords } from '#i18n/messages/cryptocur/index.ts';
import type { LiveWords } from '#i18n/messages/live/index.ts';
import { StateLine } from '#islands/shared/live/StateLine.tsx';
import { Switch } from '#islands/shared/Switch.tsx';
import { type CoinCurrency, coinCurrencies } from '#live/coins.ts';
import type { Outcome } from '#live/outcome.ts';
import { $coinCurrency } from '#tools/cryptocur/currency.ts';

interface Props {
	locale: Locale;
	currency: CoinCurrency;
	outcome: Outcome<unknown> | undefined;
	/** Says that the prices are not in that currency; empty if they are. */
	instead: string;
	t: CryptocurWords;
	live: LiveWords;
	/** The switch between list and table. */
	children: ReactNode;
}

/** The currency, the view, and how old the prices below are, or why there are none. */
export function CoinBar({ locale, currency, outcome, instead, t, live, children }: Props) {
	return (
		<div className="coin-bar">
			<Switch
				label={t.currency}
				choices={coinCurrencies.map((value) => ({ value, label: value }))}
				value={currency}
				onPick={(next) => $coinCurrency.set(next)}
			/>
			{children}
			<p className="coin-age">
				<StateLine {...{ locale, outcome }} always t={live} />
			</p>
			{instead && (
				<p className="coin-instead">
					<span className="state-line" data-old={true}>
						{instead}
					</span>
				</p>
			)}
		</div>
	);
}
