import { useEffect, useState } from 'react';
import { countTime, markAway, readClock, startClock, stopClock } from '#tools/cube3d/store.ts';

/** Often enough for the time to be kept when the page is left suddenly. */
const keepMs = 1000;
/** Hundredths cannot be read while they run: at this rate they are seen to run. */
const showMs = 70;

/** Runs the clock of a game; it runs on in a hidden tab, and the solve is marked. @returns the time to show, in milliseconds */
export function useCubeClock(running: boolean, ms: number): number {
	const [shown, setShown] = useState(ms);

	useEffect(() => {
		if (!running) return;
		startClock();
		const keep = setInterval(countTime, keepMs);
		const show = setInterval(() => !document.hidden && setShown(readClock()), showMs);
		const changeVisibility = () => document.hidden && markAway();
		document.addEventListener('visibilitychange', changeVisibility);
		return () => {
			clearInterval(keep);
			clearInterval(show);
			document.removeEventListener('visibilitychange', changeVisibility);
			stopClock();
		};
	}, [running]);

	return running ? Math.max(shown, ms) : ms;
}
