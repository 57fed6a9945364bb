import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { Change } from '#islands/shared/change/Change.tsx';
import type { RateRow, RatesWords } from './shown-rates.ts';

interface Props {
	locale: Locale;
	row: RateRow;
	/** The day since which most rates have changed, YYYY-MM-DD. */
	since: string | undefined;
	t: RatesWords;
}

/** The change of a rate. One since another day than the others says so. */
export function RowChange({ locale, row: { change }, since, t }: Props) {
	if (!change) return null;
	return (
		<>
			<Change locale={locale} percent={change.percent} />
			{change.since !== since && (
				<span className="rate-since quiet">
					{fill(t.sinceDay, { day: formatDay(locale, change.since) })}
				</span>
			)}
		</>
	);
}
