import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Milliseconds since 1970, each minute while the page is visible, and when it is visible again. */
export function useNow(): number {
	const [now, setNow] = useState(() => Date.now());

	useEffect(() => {
		const tick = () => {
			if (!document.hidden) setNow(Date.now());
		};
		const timer = setInterval(tick, minuteMs);
		document.addEventListener('visibilitychange', tick);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', tick);
		};
	}, []);

	return now;
}
