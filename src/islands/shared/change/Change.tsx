import type { Locale } from '#i18n/locales.ts';
import { formatChange, toTrend } from '#tools/ticker/change.ts';

interface Props {
	locale: Locale;
	/** Per cent. */
	percent: number;
}

/** A change in per cent: a sign, an arrow and a colour show its direction. */
export function Change({ locale, percent }: Props) {
	return (
		<span className="change" data-trend={toTrend(percent)}>
			{formatChange(locale, percent)}
		</span>
	);
}
