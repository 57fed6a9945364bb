import { useEffect, useState } from 'react';
import { toLocalDay } from '#lib/local-day.ts';

const minuteMs = 60_000;

/** The visitor's calendar day, also after midnight; empty until it is known, as in the HTML. */
export function useToday(): string {
	const [today, setToday] = useState('');

	useEffect(() => {
		const update = () => setToday(toLocalDay(new Date()));
		update();
		const timer = setInterval(update, minuteMs);
		document.addEventListener('visibilitychange', update);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', update);
		};
	}, []);

	return today;
}
