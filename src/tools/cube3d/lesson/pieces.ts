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
	return {
		corners: corners.map((piece) => {
			const place = cubies.corners.indexOf(piece);
			return place * 3 + (cubies.twists[place] ?? 0);
		}),
		edges: edges.map((piece) => {
			const place = cubies.edges.indexOf(piece);
			return place * 2 + (cubies.flips[place] ?? 0);
		}),
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

const ways = turnedCubies.map((turned) => {
	const toCorner: number[] = [];
	const toEdge: number[] = [];
	for (const [place, from] of turned.corners.entries()) {
		for (const twist of [0, 1, 2]) {
			toCorner[from * 3 + twist] = place * 3 + ((twist + (turned.twists[place] ?? 0)) % 3);
		}
	}
	for (const [place, from] of turned.edges.entries()) {
		for (const flip of [0, 1]) {
			toEdge[from * 2 + flip] = place * 2 + ((flip + (turned.flips[place] ?? 0)) % 2);
		}
	}
	return { toCorner, toEdge };
});
