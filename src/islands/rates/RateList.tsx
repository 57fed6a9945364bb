import type { Locale } from '#i18n/locales.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import { fill } from '#i18n/messages.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal, toGram } from '#tools/rates/metals.ts';

interface Props {
	locale: Locale;
	view: 'list' | 'table';
	rates: readonly NamedRate[];
	t: Omit<RatesMessages, 'notes' | 'history'>;
}

interface NamedRate {
	code: string;
	name: string;
	uah: number;
}

/** The rates as a list or as a table. */
export function RateList({ locale, view, rates, t }: Props) {
	const figures = ({ code, uah }: NamedRate) => <Figures {...{ locale, code, uah, t }} />;
	if (view === 'list') {
		return (
			<ul className="rate-list">
				{rates.map((rate) => (
					<li key={rate.code}>
						<span className="figures rate-code">{rate.code}</span>
						<span className="rate-name">{rate.name}</span>
						{figures(rate)}
					</li>
				))}
			</ul>
		);
	}
	return (
		<table className="live-table">
			<caption>{t.perUnit}</caption>
			<thead>
				<tr>
					<th scope="col">{t.code}</th>
					<th scope="col">{t.currency}</th>
					<th scope="col" className="number">
						{t.rate}
					</th>
				</tr>
			</thead>
			<tbody>
				{rates.map((rate) => (
					<tr key={rate.code}>
						<td className="figures">{rate.code}</td>
						<th scope="row">{rate.name}</th>
						<td className="number">{figures(rate)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The rate; for a metal the one of an ounce, and under it the one of a gram. */
function Figures({ locale, code, uah, t }: Omit<NamedRate, 'name'> & Pick<Props, 'locale' | 't'>) {
	const rate = formatRate(locale, uah, isMetal(code));
	if (!isMetal(code)) return <span className="rate-figures">{rate}</span>;
	return (
		<span className="rate-figures">
			{fill(t.perOunce, { rate })}
			<span className="quiet">
				{fill(t.perGram, { rate: formatRate(locale, toGram(uah), true) })}
			</span>
		</span>
	);
}
