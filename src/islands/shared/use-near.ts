import { type RefObject, useEffect, useState } from 'react';

/** What visitors do before they come to what is below the window, by any device. */
const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * Whether an element is in the window, or the visitor has begun to move about the page and may soon come to it. This
 * does not change back.
 */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
	const [near, setNear] = useState(false);

	useEffect(() => {
		if (near || !element.current) return;
		const over = new AbortController();
		const options = { signal: over.signal, passive: true };
		for (const sign of signs) addEventListener(sign, () => setNear(true), options);
		const watch = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
		);
		watch.observe(element.current);
		return () => {
			over.abort();
			watch.disconnect();
		};
	}, [near, element]);

	return near;
}
