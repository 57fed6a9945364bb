import {
	type Axis,
	identity,
	isSameRotation,
	multiply,
	type Position,
	type RotationMatrix,
	rotateAbout,
	rotatePosition,
} from './rotation.ts';

/** One of the 27 small cubes: its position and its orientation. */
export interface SmallCube {
	/** Its position in the solved cube, which also identifies it. */
	home: Position;
	position: Position;
	rotation: RotationMatrix;
}

/**
 * The layers that turn together: one of the three across the axis, -1, 0 or 1; two of them, the `lower` two or the
 * `upper` two by the direction of the axis; or the whole cube.
 */
export type Layer = number | 'lower' | 'upper' | 'all';

/** A turn of one layer or of several. */
export interface Turn {
	axis: Axis;
	layer: Layer;
	/** Quarters of a turn by the right-hand rule about the axis: 1, 2 or -1. */
	quarters: number;
}

export type Cube = readonly SmallCube[];

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
		isInLayer(small.position, axis, layer)
			? {
					home: small.home,
					position: rotatePosition(turn, small.position),
					rotation: multiply(turn, small.rotation),
				}
			: small,
	);
}

/** Whether the small cube at this position turns with a layer. */
export function isInLayer(position: Position, axis: Axis, layer: Layer): boolean {
	if (layer === 'all') return true;
	if (layer === 'lower') return position[axis] <= 0;
	if (layer === 'upper') return position[axis] >= 0;
	return position[axis] === layer;
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
