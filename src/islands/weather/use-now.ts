import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $clockAhead } from '#live/clock.ts';

const minuteMs = 60_000;

/** The true time as far as it is known, in milliseconds since 1970, each minute while the page is visible, and when it is visible again. */
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

	return now - useStore($clockAhead);
}
