/** x to the right, y down, z towards the visitor, as in styles. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

export interface Camera {
	/** From the eye to the middle of the scene. */
	distance: number;
	/** How large a unit in the middle of the scene is on the screen. */
	scale: number;
	/** Where the middle of the scene lies on the screen. */
	centre: Point2;
}

/** Turns a point about the upright axis, then tilts it about the axis across the screen; in degrees. */
export function rotate([x, y, z]: Point3, { tilt, turn }: { tilt: number; turn: number }): Point3 {
	const [sinTurn, cosTurn] = sinCos(turn);
	const [sinTilt, cosTilt] = sinCos(tilt);
	const turned: Point3 = [x * cosTurn + z * sinTurn, y, z * cosTurn - x * sinTurn];
	return [
		turned[0],
		turned[1] * cosTilt - turned[2] * sinTilt,
		turned[1] * sinTilt + turned[2] * cosTilt,
	];
}

/** Where a point is seen. What is nearer is larger; nothing may lie behind the eye. */
export function project([x, y, z]: Point3, { distance, scale, centre }: Camera): Point2 {
	const size = (scale * distance) / (distance - z);
	return [centre[0] + x * size, centre[1] + y * size];
}

/**
 * Whether the outside of a flat side is seen, judged by the side as projected: its corners, which go
 * round clockwise when looked at from outside, still go round clockwise on the screen.
 */
export function facesVisitor(corners: readonly Point2[]): boolean {
	const area = corners.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	// The y axis points down, so a clockwise outline has a positive area. A side seen from its edge has no area.
	return area > 1e-9;
}

/** How much light from `towards` a side with this normal gets, from 0 to 1. Both have any length. */
export function lightOn(normal: Point3, towards: Point3): number {
	const cosine = dot(normal, towards) / Math.sqrt(dot(normal, normal) * dot(towards, towards));
	return Math.max(0, cosine);
}

/** The point in a side with the corners a, b, c, d, at the share u of the way from a to b and v from a to d. */
export function pointInSide(
	[a, b, , d]: readonly [Point3, Point3, Point3, Point3],
	u: number,
	v: number,
): Point3 {
	return [
		a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v,
		a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v,
		a[2] + (b[2] - a[2]) * u + (d[2] - a[2]) * v,
	];
}

function dot(a: Point3, b: Point3): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function sinCos(degrees: number): [number, number] {
	const radians = (degrees * Math.PI) / 180;
	return [Math.sin(radians), Math.cos(radians)];
}
