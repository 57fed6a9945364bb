import { type RefObject, useEffect, useState } from 'react';

/** Whether an element can be seen at all: it is in the window, and the tab is in front. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
	const [inView, setInView] = useState(true);

	useEffect(() => {
		if (!element.current) return;
		let onScreen = true;
		const update = () => setInView(onScreen && !document.hidden);
		const watch = new IntersectionObserver((entries) => {
			onScreen = entries.at(-1)?.isIntersecting ?? true;
			update();
		});
		watch.observe(element.current);
		document.addEventListener('visibilitychange', update);
		return () => {
			watch.disconnect();
			document.removeEventListener('visibilitychange', update);
		};
	}, [element]);

	return inView;
}
