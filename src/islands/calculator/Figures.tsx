import { writeDecimal } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

interface Props {
	locale: Locale;
	/** A decimal text: `-1234.50`. */
	value: string;
}

/** A number with space between its thousands, which is not copied. */
export function Figures({ locale, value }: Props) {
	const match = /^(-?)(\d+)(.*)$/.exec(writeDecimal(locale, value));
	if (!match) return <span className="figures-row">{value}</span>;
	const [, sign = '', whole = '', rest = ''] = match;
	const groups = whole.split(/(?=(?:\d{3})+$)/);
	return (
		<span className="figures-row">
			{sign && '−'}
			{groups.map((group, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: groups have no other name than their place.
				<span key={index}>{group}</span>
			))}
			{rest}
		</span>
	);
}
