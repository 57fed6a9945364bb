import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { formatRate } from '#tools/rates/format.ts';
import { isMetal, toGram } from '#tools/rates/metals.ts';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	row: RateRow;
	t: RatesWords;
}

/** The rate, for a metal that of a gram too. A rate that is not known is not zero. */
export function RateFigures({ locale, row: { code, uah }, t }: Props) {
	if (uah === undefined) return <span className="rate-figures quiet">{t.missing}</span>;
	return (
		<>
			<span className="rate-figures">{formatRate(locale, uah, isMetal(code))}</span>
			{isMetal(code) && (
				<span className="rate-grams quiet">
					{fill(t.perGram, { rate: formatRate(locale, toGram(uah), true) })}
				</span>
			)}
		</>
	);
}

/** The rate from the next banking day on, if the bank has set it. */
export function NextRate({ locale, row: { code, next } }: Props) {
	return (
		next !== undefined && (
			<span className="rate-next">{formatRate(locale, next, isMetal(code))} </span>
		)
	);
}
