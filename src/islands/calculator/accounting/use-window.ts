import { useEffect, useRef, useState } from 'react';

/** Rows beyond the view that are there already, so that scrolling shows no gaps. */
const spare = 12;
const rowsBefore = 40;

/** Pixels. */
function toRowHeight(): number {
	return 1.75 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
}

/**
 * The part of a long list that is in view. Rows are all `1.75rem` high, which is measured, because
 * visitors set their own size of text.
 */
export function useWindow(count: number) {
	const scroller = useRef<HTMLDivElement>(null);
	const [rowHeight, setRowHeight] = useState(toRowHeight);
	const [view, setView] = useState({ top: Number.MAX_SAFE_INTEGER, rows: rowsBefore });
	const top = Math.min(view.top, Math.max(0, count - view.rows));
	const first = Math.max(0, top - spare);

	useEffect(() => {
		const element = scroller.current;
		if (!element) return;
		function measure() {
			if (!element) return;
			const height = toRowHeight();
			setRowHeight(height);
			setView({
				top: Math.floor(element.scrollTop / height),
				rows: Math.ceil(element.clientHeight / height) || rowsBefore,
			});
		}
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		element.addEventListener('scroll', measure, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', measure);
		};
	}, []);

	return {
		scroller,
		first,
		last: Math.min(count, top + view.rows + spare),
		rowHeight,
		showRow(index: number) {
			const element = scroller.current;
			if (!element) return;
			const row = index * rowHeight;
			if (row < element.scrollTop) element.scrollTop = row;
			const below = row + rowHeight - element.clientHeight;
			if (below > element.scrollTop) element.scrollTop = below;
		},
		showEnd() {
			if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
		},
	};
}
