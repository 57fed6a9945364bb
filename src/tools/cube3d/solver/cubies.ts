import { type Cube, type SmallCube, solvedCube } from '#tools/cube3d/cube.ts';
import {
	identity,
	multiply,
	type Position,
	type RotationMatrix,
	rotatePosition,
	transpose,
} from '#tools/cube3d/rotation.ts';

/**
 * A cube as permutations, seen with its centres at home. Place by place: which corner is there (0 to 7) and how often it
 * is twisted clockwise (0 to 2), which edge is there (0 to 11) and whether it is flipped (0 or 1). The last four edges
 * are those of the layer between top and bottom.
 */
export interface Cubies {
	corners: readonly number[];
	twists: readonly number[];
	edges: readonly number[];
	flips: readonly number[];
}

const homes = solvedCube.map(({ home }) => home);
export const cornerHomes = homes.filter((home) => countSides(home) === 3);
export const edgeHomes = [
	...homes.filter((home) => countSides(home) === 2 && home[1] !== 0),
	...homes.filter((home) => countSides(home) === 2 && home[1] === 0),
];

/** The rotation of the cube as a whole: where its centres have gone. */
export function toWhole(cube: Cube): RotationMatrix {
	const columns = [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	].map((axis) => cube.find(({ home }) => isSame(home, axis))?.position ?? axis);
	return [0, 1, 2].flatMap((row) => columns.map((column) => column[row] ?? 0));
}

/** The state of the corners and edges. What their pictures show is left out, and so are the pictures of the centres. */
export function toCubies(cube: Cube): Cubies {
	return readCubies(cube, transpose(toWhole(cube)));
}

/** The rotation of the whole cube as if it were a state: by it, states and turns are seen from another side. */
export function toSymmetry(rotation: RotationMatrix): Cubies {
	const turned = solvedCube.map(({ home }) => ({
		home,
		position: rotatePosition(rotation, home),
		rotation,
	}));
	return readCubies(turned, identity);
}

/** What becomes of a state when that which `b` does to the solved cube is done to it. */
export function compose(a: Cubies, b: Cubies): Cubies {
	return {
		corners: b.corners.map((from) => a.corners[from] ?? 0),
		twists: b.corners.map((from, at) => ((a.twists[from] ?? 0) + (b.twists[at] ?? 0)) % 3),
		edges: b.edges.map((from) => a.edges[from] ?? 0),
		flips: b.edges.map((from, at) => ((a.flips[from] ?? 0) + (b.flips[at] ?? 0)) % 2),
	};
}

/** The state that takes this one back. */
export function invertCubies({ corners, twists, edges, flips }: Cubies): Cubies {
	return {
		corners: corners.map((_, piece) => corners.indexOf(piece)),
		twists: corners.map((_, piece) => (3 - (twists[corners.indexOf(piece)] ?? 0)) % 3),
		edges: edges.map((_, piece) => edges.indexOf(piece)),
		flips: edges.map((_, piece) => flips[edges.indexOf(piece)] ?? 0),
	};
}

export function isSameState(a: Cubies, b: Cubies): boolean {
	return (['corners', 'twists', 'edges', 'flips'] as const).every((part) =>
		isSame(a[part], b[part]),
	);
}

function readCubies(cube: Cube, whole: RotationMatrix): Cubies {
	const moved = cube.map(({ home, position, rotation }) => ({
		home,
		position: rotatePosition(whole, position),
		rotation: multiply(whole, rotation),
	}));
	const at = (place: Position) => moved.find(({ position }) => isSame(position, place)) ?? moved[0];
	const corners = cornerHomes.map(at).filter((small) => small !== undefined);
	const edges = edgeHomes.map(at).filter((small) => small !== undefined);
	return {
		corners: corners.map(({ home }) => findHome(cornerHomes, home)),
		twists: corners.map(toTwist),
		edges: edges.map(({ home }) => findHome(edgeHomes, home)),
		flips: edges.map(toFlip),
	};
}

/** How many thirds clockwise, as seen from outside, the side that was up or down at home has gone. */
function toTwist({ home, position, rotation }: SmallCube): number {
	const axis = rotatePosition(rotation, [0, home[1], 0]).findIndex((value) => value !== 0);
	const [x, y, z] = position;
	return (x * y * z > 0 ? [1, 0, 2] : [1, 2, 0]).indexOf(axis);
}

/** Whether the main side of an edge, up or down and else front or back, is away from the main side of its place. */
function toFlip({ home, position, rotation }: SmallCube): number {
	const main = (place: Position): Position =>
		place[1] === 0 ? [0, 0, place[2]] : [0, place[1], 0];
	return isSame(rotatePosition(rotation, main(home)), main(position)) ? 0 : 1;
}

function countSides(home: Position): number {
	return home.filter((value) => value !== 0).length;
}

function findHome(all: readonly Position[], home: Position): number {
	return all.findIndex((other) => isSame(other, home));
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
	return a.every((value, at) => value === b[at]);
}
