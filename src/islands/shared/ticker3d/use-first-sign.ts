import { type RefObject, useEffect, useState } from 'react';

/** A click, too: one that is repeated once the code is there comes without its pointer or key. */
const signs = [
	'pointermove',
	'pointerdown',
	'keydown',
	'click',
	'scroll',
	'wheel',
	'touchstart',
] as const;

/** Whether the visitor has moved, touched or typed since the element came into view. */
export function useFirstSign(element: RefObject<HTMLElement | null>): boolean {
	const [seen, setSeen] = useState(false);

	useEffect(() => {
		if (!element.current) return;
		const over = new AbortController();
		let inView = false;
		let signed = false;
		function look() {
			if (!inView || !signed) return;
			setSeen(true);
			end();
		}
		const watch = new IntersectionObserver((entries) => {
			inView = entries.at(-1)?.isIntersecting ?? false;
			look();
		});
		function end() {
			over.abort();
			watch.disconnect();
		}
		watch.observe(element.current);
		for (const sign of signs) {
			addEventListener(
				sign,
				() => {
					signed = true;
					look();
				},
				{ signal: over.signal, passive: true },
			);
		}
		return end;
	}, [element]);

	return seen;
}
