import { type RefObject, useEffect, useRef } from 'react';

/** For the root of an island: tells `client:reach` that React has taken over and clicks are heard. */
export function useReady<Root extends HTMLElement>(): RefObject<Root | null> {
	const root = useRef<Root>(null);
	useEffect(() => {
		root.current?.dispatchEvent(new CustomEvent('island-ready', { bubbles: true }));
	}, []);
	return root;
}
