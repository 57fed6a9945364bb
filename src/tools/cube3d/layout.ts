import type { Position } from './rotation.ts';

/** From the middle of a small cube to that of the next, when one edge is 1. */
export const spacing = 1.035;
/** A turn in thirty seconds: speed 2 of the orbit controls of three.js, whose speed 1 is a turn in a minute. */
export const radiansPerSecond = (2 * Math.PI) / 30;

/** The path of a small cube around the large one. */
export interface Path {
	/** From the middle, in edges. */
	radius: number;
	/** Tilt of the path about the x axis, then about the z axis, in radians. */
	lean: number;
	roll: number;
	/** Radians in a second; the sign is the direction. */
	speed: number;
	/** Where it starts, in radians. */
	start: number;
	/** Edge, in edges of the small cubes. */
	size: number;
}

export const paths: readonly Path[] = [
	{ radius: 3.4, lean: 0.24, roll: -0.25, speed: 0.42, start: 0.5, size: 0.62 },
	{ radius: 3.05, lean: -0.31, roll: 0.15, speed: -0.56, start: 3.6, size: 0.5 },
];

/** Which of the 27 faces of the atlas a small cube wears; the order is that of the cube. */
export function toFace([x, y, z]: Position): number {
	return (x + 1) * 9 + (y + 1) * 3 + (z + 1);
}
