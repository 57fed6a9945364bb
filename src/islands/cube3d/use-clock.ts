import { useEffect } from 'react';
import { spend } from '#tools/cube3d/store.ts';

const tickMs = 250;

/** Lets the time of the game pass while it runs and its tab is in front. */
export function useClock(running: boolean) {
	useEffect(() => {
		if (!running) return;
		let last = performance.now();
		const timer = setInterval(() => {
			const now = performance.now();
			if (!document.hidden) spend(now - last);
			last = now;
		}, tickMs);
		return () => clearInterval(timer);
	}, [running]);
}
