import { type PointerEvent, useEffect, useRef } from 'react';
import { toDropPlace, toShift } from '#browser/records/drag.ts';

interface Drag {
	pointer: number;
	rows: readonly HTMLElement[];
	/** The rows in the page, in pixels, before anything has moved. */
	boxes: readonly { start: number; size: number }[];
	from: number;
	to: number;
	/** Where the pointer took hold, in pixels from the top of the page. */
	start: number;
	/** Where the pointer is now, in pixels from the top of the window. */
	y: number;
	frame: number;
	keys: AbortController;
}

/** Closer than this to the edge of the window, the page scrolls along. */
const edgePx = 56;
/** Pixels a frame: 600 a second at 60 Hz. */
const scrollPx = 10;

/**
 * Drags rows by their handles, with mouse, pen or finger. The rows only look moved until they are let
 * go; `onDrop` then receives which row (its `data-id`) takes the place of which. Escape puts them back.
 */
export function useDrag(onDrop: (id: string, target: string) => void) {
	const drag = useRef<Drag | undefined>(undefined);

	useEffect(
		() => () => {
			if (drag.current) release(drag.current);
		},
		[],
	);

	function scrollAlong() {
		const { current } = drag;
		if (!current) return;
		if (current.y < edgePx) scrollBy(0, -scrollPx);
		if (current.y > innerHeight - edgePx) scrollBy(0, scrollPx);
		show(current);
		current.frame = requestAnimationFrame(scrollAlong);
	}

	function end(dropped: boolean) {
		const { current } = drag;
		if (!current) return;
		drag.current = undefined;
		release(current);
		const [row, target] = [current.rows[current.from], current.rows[current.to]];
		if (!dropped || row === target) return;
		onDrop(row?.dataset.id ?? '', target?.dataset.id ?? '');
	}

	return {
		onPointerDown(event: PointerEvent<HTMLElement>) {
			const row = event.currentTarget.closest('li');
			if (!row || event.button !== 0 || drag.current) return;
			event.preventDefault();
			event.currentTarget.setPointerCapture(event.pointerId);
			const keys = new AbortController();
			const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
			document.addEventListener('keydown', cancel, { signal: keys.signal, capture: true });
			drag.current = {
				...measure(row),
				pointer: event.pointerId,
				start: event.clientY + scrollY,
				y: event.clientY,
				frame: requestAnimationFrame(scrollAlong),
				keys,
			};
		},
		onPointerMove(event: PointerEvent<HTMLElement>) {
			if (drag.current?.pointer !== event.pointerId) return;
			drag.current.y = event.clientY;
			show(drag.current);
		},
		onPointerUp: () => end(true),
		onPointerCancel: () => end(false),
		onLostPointerCapture: () => end(false),
	};
}

function measure(row: HTMLElement) {
	const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-id]') ?? [])];
	const boxes = rows.map((each) => {
		const { top, height } = each.getBoundingClientRect();
		return { start: top + scrollY, size: height };
	});
	row.dataset.dragged = '';
	const from = rows.indexOf(row);
	return { rows, boxes, from, to: from };
}

function show(drag: Drag) {
	const { boxes, from, rows, start, y } = drag;
	const way = y + scrollY - start;
	drag.to = toDropPlace(boxes, from, way);
	for (const [index, row] of rows.entries()) {
		const shift = index === from ? way : toShift(boxes, from, drag.to, index);
		row.style.translate = shift === 0 ? '' : `0 ${shift}px`;
	}
}

function release({ frame, keys, rows }: Drag) {
	cancelAnimationFrame(frame);
	keys.abort();
	for (const row of rows) {
		row.style.translate = '';
		delete row.dataset.dragged;
	}
}
