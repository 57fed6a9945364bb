import { useEffect, useRef, useState } from 'react';
import { report } from '#lib/report.ts';
import type { Outcome } from '#live/outcome.ts';
import { toRetryDelay } from '#live/retry-delay.ts';

export interface Live<Data> {
	/** Nothing before the first answer. */
	outcome: Outcome<Data> | undefined;
	/** Whether the visitor waits for a response; requests that a page sends by itself are not shown. */
	asking: boolean;
	/** For a button. If it is too early, it returns the current data. */
	refresh: () => void;
}

/**
 * Keeps what a page shows up to date: sends a request when it opens, every `refreshMs` while it is visible, when the
 * network is back, and with growing pauses after a failure. Leaving aborts. `load` must be the same function as long as
 * the request is the same; another function is another request, and without one no request is sent.
 */
export function useLive<Data>(
	load: ((signal: AbortSignal) => Promise<Outcome<Data>>) | undefined,
	refreshMs: number,
): Live<Data> {
	const [shown, setShown] = useState<{ load: unknown; outcome: Outcome<Data> }>();
	const [asking, setAsking] = useState(true);
	const now = useRef(() => {});

	useEffect(() => {
		if (!load) return;
		const question = load;
		let failures = 0;
		let askedAt = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let request: AbortController | undefined;

		function plan(ms: number | undefined) {
			clearTimeout(timer);
			if (ms === undefined) return;
			timer = setTimeout(() => {
				// A hidden page refreshes when it is visible again.
				if (!document.hidden) run(false);
			}, ms);
		}

		async function run(told: boolean) {
			if (request) return;
			request = new AbortController();
			const { signal } = request;
			askedAt = Date.now();
			clearTimeout(timer);
			setAsking(told);
			try {
				const outcome = await question(signal).catch((error: unknown) => toFailure(error, signal));
				if (signal.aborted) return;
				setShown({ load, outcome });
				failures = outcome.state === 'live' ? 0 : failures + 1;
				plan(
					outcome.state === 'live'
						? refreshMs
						: toRetryDelay(failures, outcome.retryAt - Date.now()),
				);
			} catch (error) {
				if (!signal.aborted) throw error;
				return;
			}
			request = undefined;
			setAsking(false);
		}

		function leave() {
			clearTimeout(timer);
			request?.abort();
			request = undefined;
		}

		function look() {
			if (!document.hidden && Date.now() - askedAt >= refreshMs) run(false);
		}

		now.current = () => {
			failures = 0;
			run(true);
		};
		run(true);
		const reconnect = () => run(false);
		addEventListener('online', reconnect);
		addEventListener('pagehide', leave);
		// A page that comes back from the back-forward cache was left.
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) run(false);
		};
		addEventListener('pageshow', comeBack);
		document.addEventListener('visibilitychange', look);
		return () => {
			leave();
			removeEventListener('online', reconnect);
			removeEventListener('pagehide', leave);
			removeEventListener('pageshow', comeBack);
			document.removeEventListener('visibilitychange', look);
		};
	}, [load, refreshMs]);

	// The answer to an earlier question is not shown for this one.
	const outcome = load && shown?.load === load ? shown.outcome : undefined;
	return { outcome, asking, refresh: () => now.current() };
}

/** The code that sends requests did not load: the network is off, or the site has been updated. */
function toFailure(error: unknown, signal: AbortSignal): Outcome<never> {
	signal.throwIfAborted();
	report(error, 'load what asks the services');
	const reason = navigator.onLine === false ? 'offline' : 'timeout';
	return { state: 'failed', reason, retryAt: Date.now() };
}
