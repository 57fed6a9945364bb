import { useEffect, useEffectEvent } from 'react';
import { retryMs } from '#live/retry.ts';
import type { PlaceProblem } from './use-place-search.ts';

/**
 * Repeats a search that failed for a reason that may pass: a minute later if the page is visible, otherwise when it is
 * visible again, and when the network is back.
 */
export function useRetry(reason: PlaceProblem['reason'] | undefined, repeat: () => void) {
	const repeatNow = useEffectEvent(repeat);

	useEffect(() => {
		if (!reason || lasting.has(reason)) return;
		const due = Date.now() + retryMs;
		const again = () => repeatNow();
		const look = () => {
			if (!document.hidden && Date.now() >= due) again();
		};
		const timer = setTimeout(look, retryMs);
		addEventListener('online', again);
		document.addEventListener('visibilitychange', look);
		return () => {
			clearTimeout(timer);
			removeEventListener('online', again);
			document.removeEventListener('visibilitychange', look);
		};
	}, [reason]);
}

/** The same search would fail again. */
const lasting: ReadonlySet<PlaceProblem['reason']> = new Set([
	'not-found',
	'too-short',
	'refused-key',
	'denied',
]);
