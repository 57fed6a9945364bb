import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the root of an island: tells `client:reach`, and whoever looks at `data-ready`, that React has
 * taken over and clicks are heard. It says so when every effect of the island has run, the later ones too: a click
 * kept until then is made at that word, and meets an island that is whole.
 */
export function useReady<Root extends HTMLElement>(): RefObject<Root | null> {
	const root = useRef<Root>(null);
	useEffect(() => {
		queueMicrotask(() => {
			if (root.current) root.current.dataset.ready = '';
			root.current?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
		});
	}, []);
	return root;
}
