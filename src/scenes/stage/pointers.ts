import { toZoomFactor } from './camera-view.ts';
import type { Rig } from './rig.ts';

/** A drag across the whole height of the stage is half a turn. */
const turnByHeight = Math.PI;

/**
 * One finger or the mouse turns the camera, two fingers bring it nearer, the wheel does so while the stage has the
 * focus or Ctrl is held: otherwise it scrolls the page. Returns a function that ends this.
 */
export function followPointers(surface: HTMLElement, rig: Rig, changed: () => void): () => void {
	const points = new Map<number, { x: number; y: number }>();
	const over = new AbortController();
	const { signal } = over;

	surface.addEventListener(
		'pointerdown',
		(event) => {
			if (event.button !== 0 || rig.held) return;
			points.set(event.pointerId, { x: event.clientX, y: event.clientY });
			surface.setPointerCapture(event.pointerId);
		},
		{ signal },
	);

	surface.addEventListener(
		'pointermove',
		(event) => {
			const from = points.get(event.pointerId);
			if (!from || rig.held) return;
			const before = spread(points);
			const to = { x: event.clientX, y: event.clientY };
			points.set(event.pointerId, to);
			if (points.size === 1) {
				const scale = turnByHeight / surface.clientHeight;
				rig.turn((from.x - to.x) * scale, (from.y - to.y) * scale);
			} else if (before > 0) rig.zoom(spread(points) / before);
			changed();
		},
		{ signal },
	);

	for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
		surface.addEventListener(kind, (event) => points.delete(event.pointerId), { signal });
	}

	// A finger on a part that moves, such as a small cube or a print, moves that part and not the page. Touch events
	// follow the pointer events that gave the part the pointer.
	surface.addEventListener(
		'touchmove',
		(event) => {
			if (rig.held && event.cancelable) event.preventDefault();
		},
		{ signal, passive: false },
	);

	surface.addEventListener(
		'wheel',
		(event) => {
			const inHand = surface.parentElement?.contains(document.activeElement) ?? false;
			if (event.deltaY === 0 || !(inHand || event.ctrlKey || document.fullscreenElement)) return;
			event.preventDefault();
			rig.zoom(toZoomFactor(event));
			changed();
		},
		{ signal, passive: false },
	);

	return () => over.abort();
}

/** How far two fingers are apart, in CSS pixels. */
function spread(points: ReadonlyMap<number, { x: number; y: number }>): number {
	const [one, two] = points.values();
	return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}
