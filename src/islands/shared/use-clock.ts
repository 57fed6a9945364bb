import { useCallback, useEffect, useRef } from 'react';

/** Games show whole seconds: at this rate the clock is never seen to lag or to skip one. */
const tickMs = 250;

/**
 * Counts the time of a running game, in milliseconds: `spend` gets what has passed since its last call. Time
 * in a hidden tab does not count. The clock is monotonic, so setting the computer's clock changes nothing.
 *
 * @returns counts at once what has passed since the last tick; call it before the move that may end the game
 */
export function useClock(running: boolean, spend: (ms: number) => void): () => void {
	const since = useRef(0);

	const count = useCallback(() => {
		const now = performance.now();
		spend(now - since.current);
		since.current = now;
	}, [spend]);

	useEffect(() => {
		if (!running) return;
		since.current = performance.now();

		function tick() {
			if (!document.hidden) count();
		}

		function changeVisibility() {
			if (document.hidden) count();
			else since.current = performance.now();
		}

		const timer = setInterval(tick, tickMs);
		document.addEventListener('visibilitychange', changeVisibility);
		return () => {
			clearInterval(timer);
			document.removeEventListener('visibilitychange', changeVisibility);
		};
	}, [running, count]);

	return count;
}
