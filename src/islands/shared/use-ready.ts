import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the root of an island, or of the part of one that makes it usable: dispatches `vz-ready` when every effect has
 * run, including those after this one. Early input is then replayed, and the root gets `data-ready`. See `src/early`.
 */
export function useReady<Root extends HTMLElement>(): RefObject<Root | null> {
	const root = useRef<Root>(null);
	useEffect(() => {
		queueMicrotask(() => root.current?.dispatchEvent(new Event('vz-ready', { bubbles: true })));
	}, []);
	return root;
}
