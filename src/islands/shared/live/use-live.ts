import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { watchPage } from '#browser/page-events.ts';
import { fromSnapshot, type Load, type Outcome, type Snapshot } from '#live/outcome.ts';
import type { RefreshMachine } from '#live/refresh/machine.ts';
import { createRefresher, type Refresher } from '#live/refresh/refresher.ts';

export interface Live<Data> {
	/** Before the first answer, kept ones included, what is built in, or nothing. */
	outcome: Outcome<Data> | undefined;
	/** Whether the visitor waits for a response; requests that a page sends by itself are not shown. */
	asking: boolean;
	/** When the page sends its next request, in milliseconds since 1970; unknown while one is on its way. */
	nextAt: number | undefined;
	/** Whether the visitor's last request found nothing newer. */
	unchanged: boolean;
	/** For a button. If it is too early, it returns the current data. */
	refresh: () => void;
}

/**
 * Keeps what a page shows up to date, by the rules of `src/live/refresh/machine.ts`. `load` must be the same function as
 * long as the request is the same; another function is another request, and without one no request is sent.
 */
export function useLive<Data>(
	load: Load<Data> | undefined,
	refreshMs: number,
	snapshot?: Snapshot<Data>,
): Live<Data> {
	const builtIn = useMemo(() => fromSnapshot(snapshot), [snapshot]);
	const [shown, setShown] = useState<{ load: Load<Data>; machine: RefreshMachine<Data> }>();
	const refresher = useRef<Refresher<Data>>(undefined);

	useEffect(() => {
		if (!load) return;
		const own = createRefresher(load, {
			refreshMs,
			hidden: document.hidden,
			// A forecast is hundreds of elements: React may put them together in parts, between which the page answers.
			onChange: (machine) => startTransition(() => setShown({ load, machine })),
		});
		refresher.current = own;
		const stopWatching = watchPage((type) => own.send({ type }));
		return () => {
			stopWatching();
			own.stop();
		};
	}, [load, refreshMs]);

	const refresh = () => refresher.current?.send({ type: 'refresh' });
	// The answer to an earlier question is not shown for this one.
	if (!load || shown?.load !== load)
		return { outcome: builtIn, asking: true, nextAt: undefined, unchanged: false, refresh };
	const { outcome, request, due, unchanged } = shown.machine;
	return {
		outcome: outcome ?? builtIn,
		asking: request ? request.announced : !outcome,
		nextAt: request ? undefined : due.at,
		unchanged,
		refresh,
	};
}
