/** Nine whole numbers, row by row: a rotation by quarter turns. */
type RotationMatrix = readonly number[];
/** Whole numbers from -1 to 1: a position in the cube of 3 × 3 × 3. */
export type Position = readonly [x: number, y: number, z: number];
export type Axis = 0 | 1 | 2;

/** One of the 27 small cubes: its position and its orientation. */
interface SmallCube {
	/** Its position in the solved cube, which also identifies it. */
	home: Position;
	position: Position;
	rotation: RotationMatrix;
}

/** A quarter turn of one layer. */
export interface Turn {
	axis: Axis;
	/** Which of the three layers across the axis: -1, 0 or 1. */
	layer: number;
	/** Quarters of a turn by the right-hand rule about the axis: 1, 2 or -1. */
	quarters: number;
}

export type Cube = readonly SmallCube[];

const identity: RotationMatrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const steps = [-1, 0, 1] as const;

/** The 27 small cubes at home, in the order of x, then y, then z. */
export const solvedCube: Cube = steps.flatMap((x) =>
	steps.flatMap((y) =>
		steps.map((z): SmallCube => {
			const home: Position = [x, y, z];
			return { home, position: home, rotation: identity };
		}),
	),
);

/** The cube after a layer has been turned. */
export function turnLayer(cube: Cube, { axis, layer, quarters }: Turn): Cube {
	const turn = rotateAbout(axis, quarters);
	return cube.map((small) =>
		small.position[axis] === layer
			? {
					home: small.home,
					position: rotatePosition(turn, small.position),
					rotation: multiply(turn, small.rotation),
				}
			: small,
	);
}

/**
 * Every face has one colour, as on any cube of this kind. Turning the cube as a whole does not count, and neither does
 * the rotation of a centre about its own axis: it has one colour, so only its picture shows it.
 */
export function isSolved(cube: Cube): boolean {
	const [corner] = cube;
	return cube.every(
		({ home, position, rotation }) =>
			corner !== undefined &&
			rotatePosition(corner.rotation, home).every((value, at) => value === position[at]) &&
			(!isEdgeOrCorner(home) || isSameRotation(rotation, corner.rotation)),
	);
}

/** Solved, and the pictures of the centres are straight too: one in 2,048 solved cubes. */
export function isStraight(cube: Cube): boolean {
	const [corner] = cube;
	return (
		isSolved(cube) &&
		cube.every(
			({ home, rotation }) =>
				isCore(home) || (corner !== undefined && isSameRotation(rotation, corner.rotation)),
		)
	);
}

/** Centres have one coordinate that is not 0, and the core, which cannot be seen, has none. */
function isEdgeOrCorner(home: Position): boolean {
	return home.filter((value) => value !== 0).length >= 2;
}

function isCore(home: Position): boolean {
	return home.every((value) => value === 0);
}

function isSameRotation(a: RotationMatrix, b: RotationMatrix): boolean {
	return a.every((entry, at) => entry === b[at]);
}

/** The rotation by quarter turns about an axis, by the right-hand rule. */
function rotateAbout(axis: Axis, quarters: number): RotationMatrix {
	const quarter = ((quarters % 4) + 4) % 4;
	const cos = [1, 0, -1, 0][quarter] ?? 1;
	const sin = [0, 1, 0, -1][quarter] ?? 0;
	if (axis === 0) return [1, 0, 0, 0, cos, -sin, 0, sin, cos].map(noMinusZero);
	if (axis === 1) return [cos, 0, sin, 0, 1, 0, -sin, 0, cos].map(noMinusZero);
	return [cos, -sin, 0, sin, cos, 0, 0, 0, 1].map(noMinusZero);
}

function rotatePosition(rotation: RotationMatrix, position: Position): Position {
	const row = (at: number) =>
		noMinusZero(
			position.reduce((sum, value, column) => sum + (rotation[3 * at + column] ?? 0) * value, 0),
		);
	return [row(0), row(1), row(2)];
}

function multiply(a: RotationMatrix, b: RotationMatrix): RotationMatrix {
	return a.map((_, at) => {
		const row = Math.floor(at / 3);
		const column = at % 3;
		return noMinusZero(
			[0, 1, 2].reduce((sum, k) => sum + (a[3 * row + k] ?? 0) * (b[3 * k + column] ?? 0), 0),
		);
	});
}

function noMinusZero(value: number): number {
	return value === 0 ? 0 : value;
}
