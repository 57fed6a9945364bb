import { useStore } from '@nanostores/react';
import { formatSpan } from '#i18n/format-span.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LiveMessages } from '#i18n/messages/live/index.ts';
import { fill } from '#i18n/messages.ts';
import { $clockAhead } from '#live/clock.ts';

/** From here on; smaller errors make no figure look wrong. */
const toldMs = 10 * 60_000;

/** That the visitor's clock is wrong, as far as is known. */
export function ClockNotice({
	locale,
	t,
}: {
	locale: Locale;
	t: Pick<LiveMessages, 'clockFast' | 'clockSlow'>;
}) {
	const ahead = useStore($clockAhead);
	if (Math.abs(ahead) < toldMs) return null;
	const span = formatSpan(locale, Math.abs(ahead));
	return <p>{fill(ahead > 0 ? t.clockFast : t.clockSlow, { span })}</p>;
}
