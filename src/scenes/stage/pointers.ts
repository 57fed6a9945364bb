import { toZoomFactor } from './camera-view.ts';
import type { Rig } from './rig.ts';

/** A drag across the whole height of the stage is half a turn. */
const turnByHeight = Math.PI;

/**
 * One finger or the mouse turns the camera, two fingers bring it nearer and move what it looks at, the right button of
 * the mouse moves that too, a double click brings it near. The wheel brings the camera nearer while the stage has the
 * focus or Ctrl is held: otherwise it scrolls the page. Returns a function that ends this.
 */
export function followPointers(surface: HTMLElement, rig: Rig, changed: () => void): () => void {
	const points = new Map<number, { x: number; y: number }>();
	/** The right button of the mouse moves the view. */
	let panning = false;
	const over = new AbortController();
	const { signal } = over;

	surface.addEventListener(
		'pointerdown',
		(event) => {
			if (rig.held || !(event.button === 0 || (event.button === 2 && rig.pans))) return;
			panning = event.button === 2;
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
			const [across, down] = [from.x - to.x, from.y - to.y];
			if (points.size === 1 && !panning) {
				const scale = turnByHeight / surface.clientHeight;
				rig.turn(across * scale, down * scale);
			} else {
				// Each of two fingers moves the middle between them by half of its way.
				rig.pan(across / points.size, -down / points.size);
				if (before > 0) rig.zoom(spread(points) / before, toPoint(surface, rig, points));
			}
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
			const at = new Map([[0, { x: event.clientX, y: event.clientY }]]);
			rig.zoom(toZoomFactor(event), toPoint(surface, rig, at));
			changed();
		},
		{ signal, passive: false },
	);

	surface.addEventListener(
		'contextmenu',
		(event) => {
			if (rig.pans) event.preventDefault();
		},
		{ signal },
	);

	surface.addEventListener(
		'dblclick',
		(event) => {
			if (!rig.pans || rig.held) return;
			const at = new Map([[0, { x: event.clientX, y: event.clientY }]]);
			rig.focus(toPoint(surface, rig, at));
			changed();
		},
		{ signal },
	);

	return () => over.abort();
}

/** The middle of some points of the window, as the rig takes it. */
function toPoint(
	surface: HTMLElement,
	rig: Rig,
	points: ReadonlyMap<number, { x: number; y: number }>,
) {
	const { left, top } = surface.getBoundingClientRect();
	let [x, y] = [0, 0];
	for (const point of points.values()) {
		x += point.x / points.size;
		y += point.y / points.size;
	}
	return rig.toPoint(x - left, y - top);
}

/** How far two fingers are apart, in CSS pixels. */
function spread(points: ReadonlyMap<number, { x: number; y: number }>): number {
	const [one, two] = points.values();
	return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}
