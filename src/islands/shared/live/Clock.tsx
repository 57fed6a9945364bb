import { useEffect, useState } from 'react';
import { formatNow } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';

interface Props {
	locale: Locale;
	/** What it is, for assistive technology. */
	label: string;
}

/** The date and the time of the visitor's own clock, to the second, in 24 hours. */
export function Clock({ locale, label }: Props) {
	const [now, setNow] = useState<Date>();

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		function tick() {
			clearTimeout(timer);
			const date = new Date();
			setNow(date);
			// On the second, and not a second after the last time, or it would skip one now and then.
			if (!document.hidden) timer = setTimeout(tick, 1000 - date.getMilliseconds());
		}
		tick();
		document.addEventListener('visibilitychange', tick);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', tick);
		};
	}, []);

	return (
		<p className="live-clock">
			<span className="hidden-words">{label}: </span>
			{now ? <time dateTime={now.toISOString()}>{formatNow(locale, now)}</time> : '\u00a0'}
		</p>
	);
}
