import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the root of an island: tells `client:reach`, and whoever looks at `data-ready`, that React has
 * taken over and clicks are heard.
 */
export function useReady<Root extends HTMLElement>(): RefObject<Root | null> {
	const root = useRef<Root>(null);
	useEffect(() => {
		if (root.current) root.current.dataset.ready = '';
		root.current?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
	}, []);
	return root;
}
