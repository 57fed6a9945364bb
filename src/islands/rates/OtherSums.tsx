import { useId } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { Unknown } from '#islands/shared/Unknown.tsx';
import { convert, hryvnia } from '#tools/rates/convert.ts';
import { formatAmount, formatSum } from '#tools/rates/format.ts';
import type { RatesWords, ShownRates } from './shown-rates.ts';
import type { Conversion } from './use-conversion.ts';

interface Props {
	locale: Locale;
	conversion: Conversion;
	favourites: readonly string[];
	names: Readonly<Record<string, string>>;
	rates: ShownRates;
	t: RatesWords;
}

/** What most visitors want, besides their favourites. */
const usual = ['USD', 'EUR', 'GBP', 'PLN', 'CHF', 'TRY', 'CNY', 'JPY'];

/** The same amount in the currencies that most people want, at once. */
export function OtherSums({ locale, conversion, favourites, names, rates, t }: Props) {
	const id = `others${useId()}`;
	const { amount, from, to } = conversion;
	const value = amount.state === 'read' ? amount.value : undefined;
	const { table } = rates;
	const known = (code: string) =>
		code === hryvnia || !table || table.rates.some((rate) => rate.code === code);
	const codes = [...new Set([hryvnia, ...favourites, ...usual])].filter(
		(code) => code !== from && code !== to && known(code),
	);
	return (
		<section className="other-sums" aria-labelledby={id}>
			<h2 id={id}>
				{value === undefined
					? t.othersEmpty
					: fill(t.others, { sum: formatAmount(locale, value, from) })}
			</h2>
			<dl>
				{codes.map((code) => {
					const worth =
						table && value !== undefined ? convert(table, value, from, code) : undefined;
					return (
						<div key={code}>
							<dt>{names[code] ?? code}</dt>
							<dd>
								{worth === undefined ? (
									<Unknown words={t.unknown} />
								) : (
									formatSum(locale, worth, code)
								)}
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}
