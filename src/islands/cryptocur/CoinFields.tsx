import { formatAge } from '#i18n/format-age.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CryptocurWords } from '#i18n/messages/cryptocur/index.ts';
import { fill } from '#i18n/messages.ts';
import { Change } from '#islands/shared/change/Change.tsx';
import { Unknown } from '#islands/shared/Unknown.tsx';
import { trueNow } from '#live/clock.ts';
import type { Coin, CoinCurrency, CoinPrice } from '#live/coins.ts';
import { formatMarketValue, formatPrice } from '#tools/cryptocur/format.ts';

interface Words {
	locale: Locale;
	t: CryptocurWords;
}

/** The name of a coin, with a link to its page. */
export function CoinLink({ coin: { name, page }, t }: { coin: Coin; t: Words['t'] }) {
	return (
		<a
			href={`https://www.coingecko.com/en/coins/${page}`}
			rel="external"
			title={fill(t.page, { name })}
		>
			{name}
		</a>
	);
}

export function CoinMoney({
	locale,
	t,
	currency,
	price,
}: Words & { currency: CoinCurrency; price: number | undefined }) {
	return price === undefined ? <Unknown words={t.noPrice} /> : formatPrice(locale, price, currency);
}

export function CoinMarketValue({
	locale,
	t,
	currency,
	value,
}: Words & { currency: CoinCurrency; value: number | undefined }) {
	return value === undefined ? (
		<Unknown words={t.unknown} />
	) : (
		formatMarketValue(locale, value, currency)
	);
}

/** The change of the day, after its label if there is one; of a price that has stopped its age. */
export function CoinDay({
	locale,
	t,
	price,
	stopped,
	label,
}: Words & { price: CoinPrice | undefined; stopped: ReadonlySet<string>; label?: string }) {
	if (price?.at !== undefined && stopped.has(price.id)) {
		return <span className="coin-stopped">{formatAge(locale, trueNow() - price.at)}</span>;
	}
	return (
		<>
			{label && <span className="quiet">{label} </span>}
			<CoinChange {...{ locale, t }} percent={price?.change} />
		</>
	);
}

/** `percent` is a change in per cent. */
export function CoinChange({ locale, t, percent }: Words & { percent: number | undefined }) {
	return percent === undefined ? (
		<Unknown words={t.noChange} />
	) : (
		<Change locale={locale} percent={percent} />
	);
}
