import { useCallback, useEffect, useRef } from 'react';
import { spend } from '#tools/memory/store.ts';

const tickMs = 1000;

/**
 * Counts the time of a running game while the page can be seen, by a clock that nobody can set back.
 * The function it answers with counts what has passed since the last tick.
 */
export function useClock(running: boolean): () => void {
	const since = useRef(0);

	const count = useCallback(() => {
		const now = performance.now();
		spend(now - since.current);
		since.current = now;
	}, []);

	useEffect(() => {
		if (!running) return;
		since.current = performance.now();

		function tick() {
			if (!document.hidden) count();
		}

		function turnAway() {
			// What was played until the page went away counts; the time away does not.
			if (document.hidden) count();
			else since.current = performance.now();
		}

		const timer = setInterval(tick, tickMs);
		document.addEventListener('visibilitychange', turnAway);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', turnAway);
		};
	}, [running, count]);

	return count;
}
