import { formatDate } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { type Locale, toBuiltIn } from '#i18n/locales.ts';
import values from './values.json' with { type: 'json' };

/** One of each plural form of the site's languages, none, and one that needs its thousands parted. */
export const counts = [0, 1, 2, 5, 21, 1000] as const;

const numbers =
	/^(all|at|bands|chest|depth|done|frames?|height|layer|line|most|moves|number|pages?|passed|percent|place|seconds?|seed|share|size|speed|step|tilt|turns?|width|year|fastest|needed|found|position)$/;
const moments = /^(time|day|date|changed|from|to|lowestDay|highestDay|age)$/;
const titles = /^(job|title|tool|technology|category|interest|theme|heading)$/;

/** The usual name, the shortest, the longest, and one with an apostrophe; and titles of work. */
const { names, works } = values;

/** What a placeholder may hold, the usual value first. */
export function listValues(locale: Locale, placeholder: string): readonly string[] {
	if (placeholder === 'count' || numbers.test(placeholder))
		return [2, ...counts].map((count) => formatNumber(locale, count));
	if (moments.test(placeholder))
		return ['2026-05-03', '2026-12'].map((day) => formatDate(locale, day));
	return (titles.test(placeholder) ? works : names)[toBuiltIn(locale)];
}
