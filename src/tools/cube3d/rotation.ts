/** Nine whole numbers, row by row: a rotation by quarter turns. */
export type RotationMatrix = readonly number[];
/** Whole numbers from -1 to 1: a position in the cube of 3 × 3 × 3. */
export type Position = readonly [x: number, y: number, z: number];
export type Axis = 0 | 1 | 2;

export const identity: RotationMatrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The rotation by quarter turns about an axis, by the right-hand rule. */
export function rotateAbout(axis: Axis, quarters: number): RotationMatrix {
	const quarter = ((quarters % 4) + 4) % 4;
	const cos = [1, 0, -1, 0][quarter] ?? 1;
	const sin = [0, 1, 0, -1][quarter] ?? 0;
	// Never -0, which is another value to a comparison of lists.
	const back = 0 - sin;
	if (axis === 0) return [1, 0, 0, 0, cos, back, 0, sin, cos];
	if (axis === 1) return [cos, 0, sin, 0, 1, 0, back, 0, cos];
	return [cos, back, 0, sin, cos, 0, 0, 0, 1];
}

export function rotatePosition(rotation: RotationMatrix, position: Position): Position {
	const row = (at: number) =>
		position.reduce((sum, value, column) => sum + (rotation[3 * at + column] ?? 0) * value, 0);
	return [row(0), row(1), row(2)];
}

export function multiply(a: RotationMatrix, b: RotationMatrix): RotationMatrix {
	return a.map((_, at) => {
		const row = Math.floor(at / 3);
		const column = at % 3;
		return [0, 1, 2].reduce((sum, k) => sum + (a[3 * row + k] ?? 0) * (b[3 * k + column] ?? 0), 0);
	});
}

/** The rotation back: rows become columns. */
export function transpose(rotation: RotationMatrix): RotationMatrix {
	return rotation.map((_, at) => rotation[3 * (at % 3) + Math.floor(at / 3)] ?? 0);
}

export function isSameRotation(a: RotationMatrix, b: RotationMatrix): boolean {
	return a.every((entry, at) => entry === b[at]);
}

/** The same turn by the shortest way: 0, 1, 2 or −1 quarters. */
export function toShortest(quarters: number): number {
	const rest = ((quarters % 4) + 4) % 4;
	return rest === 3 ? -1 : rest;
}
