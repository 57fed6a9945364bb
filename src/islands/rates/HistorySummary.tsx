import { formatDay } from '#i18n/format.ts';
import { formatNames } from '#i18n/format-list.ts';
import { formatPercent } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RatesMessages } from '#i18n/messages/rates/index.ts';
import type { HistorySummary as Summary } from '#tools/rates/history.ts';

interface Props {
	locale: Locale;
	summary: Summary;
	/** A rate with its currency. */
	format: (uah: number) => string;
	t: RatesMessages['history'];
}

/** The lowest and the highest rate of a history with their days, and its change. */
export function HistorySummary({
	locale,
	summary: { lowest, highest, change, wrong },
	format,
	t,
}: Props) {
	const percent = formatPercent(locale, change / 100, {
		signDisplay: 'exceptZero',
		maximumFractionDigits: 2,
	});
	return (
		<dl className="history-summary">
			<Value term={t.lowest} value={format(lowest.uah)} day={formatDay(locale, lowest.day)} />
			<Value term={t.highest} value={format(highest.uah)} day={formatDay(locale, highest.day)} />
			<Value term={t.change} value={percent} />
			{wrong.size > 0 && (
				<Value
					term={t.leftOut}
					value={formatNames(
						locale,
						[...wrong].map((day) => formatDay(locale, day)),
					)}
				/>
			)}
		</dl>
	);
}

function Value({ term, value, day }: { term: string; value: string; day?: string }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>
				{value} {day && <span className="quiet">{day}</span>}
			</dd>
		</div>
	);
}
