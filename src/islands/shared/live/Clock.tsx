import { useEffect, useRef, useState } from 'react';
import { formatNow } from '#i18n/format-seconds.ts';
import type { Locale } from '#i18n/locales.ts';
import { useInView } from '#islands/shared/use-in-view.ts';

interface Props {
	locale: Locale;
	/** What it is, for assistive technology. */
	label: string;
}

/** The date and the time of the visitor's own clock, to the second, in 24 hours. It stops while it cannot be seen. */
export function Clock({ locale, label }: Props) {
	const root = useRef<HTMLParagraphElement>(null);
	const inView = useInView(root);
	const [now, setNow] = useState<Date>();

	useEffect(() => {
		if (!inView) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		function tick() {
			const date = new Date();
			setNow(date);
			// On the second, and not a second after the last time, or it would skip one now and then.
			timer = setTimeout(tick, 1000 - date.getMilliseconds());
		}
		tick();
		return () => clearTimeout(timer);
	}, [inView]);

	return (
		<p ref={root} className="live-clock">
			<span className="hidden-words">{label}: </span>
			{now ? <time dateTime={now.toISOString()}>{formatNow(locale, now)}</time> : '\u00a0'}
		</p>
	);
}
