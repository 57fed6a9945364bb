import { rotateAbout } from '#tools/cube3d/rotation.ts';
import { type Cubies, cornerHomes, edgeHomes, toSymmetry } from '#tools/cube3d/solver/cubies.ts';
import { seeTurns, turnedCubies } from '#tools/cube3d/solver/face-turns.ts';

/**
 * Where single corners and edges are, so that a search need not follow all of them. Each piece has a number: place × 3 +
 * twist for a corner, place × 2 + flip for an edge.
 */
export interface Pieces {
	corners: readonly number[];
	edges: readonly number[];
}

/** Where the corners and edges of these numbers are in a state. */
export function locate(cubies: Cubies, { corners, edges }: Pieces): Pieces {
	const find = (order: readonly number[], spins: readonly number[], ways: number) => {
		return (piece: number) => {
			const place = order.indexOf(piece);
			return place * ways + (spins[place] ?? 0);
		};
	};
	return {
		corners: corners.map(find(cubies.corners, cubies.twists, 3)),
		edges: edges.map(find(cubies.edges, cubies.flips, 2)),
	};
}

/** Where they go with a turn. */
export function turnPieces({ corners, edges }: Pieces, turn: number): Pieces {
	const { toCorner, toEdge } = ways[turn] ?? { toCorner: [], toEdge: [] };
	return {
		corners: corners.map((at) => toCorner[at] ?? at),
		edges: edges.map((at) => toEdge[at] ?? at),
	};
}

/** The corners and edges of a layer, -1 to 1 from bottom to top. */
export function listLayer(y: number): Pieces {
	const inLayer = (homes: typeof cornerHomes) =>
		homes.flatMap((home, at) => (home[1] === y ? [at] : []));
	return { corners: inLayer(cornerHomes), edges: inLayer(edgeHomes) };
}

/** A sequence made from another side, in quarters from the front. */
export function fromSide(sequence: readonly number[], side = 0): readonly number[] {
	return sequence.map((turn) => sides[side]?.[turn] ?? turn);
}

const sides = [0, 1, 2, 3].map((quarters) => seeTurns(toSymmetry(rotateAbout(1, -quarters))));

const ways = turnedCubies.map(({ corners, twists, edges, flips }) => ({
	toCorner: toWays(corners, twists, 3),
	toEdge: toWays(edges, flips, 2),
}));

/** Where a turn moves each piece from, by its number. @param ways in which a piece can be in a place */
function toWays(order: readonly number[], spins: readonly number[], ways: number): number[] {
	const moved: number[] = [];
	for (const [place, from] of order.entries())
		for (let spin = 0; spin < ways; spin += 1)
			moved[from * ways + spin] = place * ways + ((spin + (spins[place] ?? 0)) % ways);
	return moved;
}
