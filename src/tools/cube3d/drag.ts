import type { Axis, Position } from './rotation.ts';

export type Vector2 = readonly [x: number, y: number];

/** What the pointer has taken hold of. */
export interface Grip {
	position: Position;
	/** The side of the large cube that was touched, pointing away from it: one of the axes. */
	normal: Position;
	/** The screen vector of a step of one edge along each axis, in CSS pixels. */
	onScreen: readonly [Vector2, Vector2, Vector2];
}

/** From the middle of the cube to its surface, in edges. */
const reach = 1.5;

/** Below this a drag has no direction yet. CSS pixels. */
export const deadZone = 6;

/**
 * Which layer follows a drag across a side, and by how much: the surface goes with the pointer.
 * `angle` is in radians by the right-hand rule.
 */
export function toLayer(grip: Grip, drag: Vector2): { axis: Axis; layer: number; angle: number } {
	const across = ([0, 1, 2] as const).filter((axis) => grip.normal[axis] === 0);
	const [one = 0, other = 1] = across;
	const along = share(drag, grip.onScreen[one]) > share(drag, grip.onScreen[other]) ? one : other;
	return toAngle(grip, along, drag);
}

/** The same for a layer that has been chosen: it turns about the axis that is neither normal nor `along`. */
export function toAngle(
	grip: Grip,
	along: Axis,
	drag: Vector2,
): { axis: Axis; layer: number; angle: number; along: Axis } {
	const facing = ([0, 1, 2] as const).find((axis) => grip.normal[axis] !== 0) ?? 2;
	const axis = ([0, 1, 2] as const).find((other) => other !== facing && other !== along) ?? 1;
	// normal × along points along or against the axis.
	const sign = ((along - facing + 3) % 3 === 1 ? 1 : -1) * (grip.normal[facing] ?? 1);
	const way = grip.onScreen[along];
	const pixels = Math.hypot(...way);
	const moved = pixels === 0 ? 0 : dot(drag, way) / pixels / pixels;
	return { axis, layer: grip.position[axis], angle: (sign * moved) / reach, along };
}

/** The part of a drag that follows a direction on the screen. */
function share(drag: Vector2, way: Vector2): number {
	const length = Math.hypot(...way);
	return length === 0 ? 0 : Math.abs(dot(drag, way)) / length;
}

function dot(a: Vector2, b: Vector2): number {
	return a[0] * b[0] + a[1] * b[1];
}
