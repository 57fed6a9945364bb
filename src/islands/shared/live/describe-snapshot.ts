import { formatLongDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';

/** From which day built-in data are: the same one whatever the visitor's zone. `at` is in milliseconds since 1970. */
export function describeSnapshot(
	locale: Locale,
	at: number,
	t: Pick<LiveMessages, 'snapshot'>,
): string {
	const day = new Date(at).toISOString().slice(0, 10);
	return fill(t.snapshot, { time: formatLongDay(locale, day) });
}
