import type { Locale } from '#i18n/locales.ts';
import type { CryptocurMessages } from '#i18n/messages/cryptocur/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Coin, CoinPrice } from '#live/coins.ts';
import { formatChange, formatPrice, toTrend } from '#tools/cryptocur/format.ts';

interface Props {
	locale: Locale;
	view: 'list' | 'table';
	coins: readonly { coin: Coin; price: CoinPrice | undefined }[];
	t: Omit<CryptocurMessages, 'notes'>;
}

/** The coins as a list or as a table, each with a link to its page. */
export function CoinList({ locale, view, coins, t }: Props) {
	const name = ({ name: text, page }: Coin) => (
		<a
			href={`https://www.coingecko.com/en/coins/${page}`}
			rel="external"
			title={fill(t.page, { name: text })}
		>
			{text}
		</a>
	);
	const price = (usd: number | undefined) =>
		usd === undefined ? <Unknown words={t.noPrice} /> : formatPrice(locale, usd);
	const change = (percent: number | undefined) =>
		percent === undefined ? (
			<Unknown words={t.noChange} />
		) : (
			<span className="coin-change" data-trend={toTrend(percent)}>
				{formatChange(locale, percent)}
			</span>
		);

	if (view === 'list') {
		return (
			<ul className="coin-list">
				{coins.map(({ coin, price: found }) => (
					<li key={coin.id}>
						<span className="coin-name">{name(coin)}</span>
						<span className="figures quiet">{coin.symbol}</span>
						<span className="coin-price">{price(found?.usd)}</span>
						{change(found?.change)}
					</li>
				))}
			</ul>
		);
	}
	return (
		<table className="live-table">
			<caption className="hidden-words">{t.heading}</caption>
			<thead>
				<tr>
					<th scope="col">{t.coin}</th>
					<th scope="col">{t.symbol}</th>
					<th scope="col" className="number">
						{t.price}
					</th>
					<th scope="col" className="number">
						{t.change}
					</th>
				</tr>
			</thead>
			<tbody>
				{coins.map(({ coin, price: found }) => (
					<tr key={coin.id}>
						<th scope="row">{name(coin)}</th>
						<td className="figures">{coin.symbol}</td>
						<td className="number">{price(found?.usd)}</td>
						<td className="number">{change(found?.change)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** A dash for the eye, words for assistive technology. */
function Unknown({ words }: { words: string }) {
	return (
		<span className="quiet">
			<span aria-hidden="true">–</span>
			<span className="hidden-words">{words}</span>
		</span>
	);
}
