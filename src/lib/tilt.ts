import type { Point } from './stitch-wave.ts';

/** Degrees by which the thing turns at most. */
const most = 28;
/** Distance of the pointer, in CSS pixels, at which it turns most, and beyond which it does not turn. */
const [near, far] = [48, 420];

/**
 * How far a thing in `middle` turns towards a pointer, in degrees about its own axes, as CSS counts them.
 * @example toTilt({ x: 48, y: 0 }, { x: 0, y: 0 }) // { x: 0, y: 28 }
 */
export function toTilt(pointer: Point, middle: Point): { x: number; y: number } {
	const [across, down] = [pointer.x - middle.x, pointer.y - middle.y];
	const distance = Math.hypot(across, down);
	if (distance === 0 || distance >= far) return { x: 0, y: 0 };
	const strength = Math.min(distance / near, (far - distance) / (far - near));
	const [x, y] = [-down, across].map((part) => round((most * strength * part) / distance));
	return { x: x ?? 0, y: y ?? 0 };
}

/** Tenths of a degree; zero has no sign. */
function round(degrees: number): number {
	return Math.round(degrees * 10) / 10 || 0;
}
