import { type Cube, solvedCube, type Turn } from '#tools/cube3d/cube.ts';
import {
	isSameRotation,
	multiply,
	type Position,
	type RotationMatrix,
	rotateAbout,
	rotatePosition,
} from '#tools/cube3d/rotation.ts';
import { joinTops } from '#tools/cube3d/simplify.ts';
import {
	type Cubies,
	compose,
	cornerHomes,
	edgeHomes,
	isSameState,
	toCubies,
	toWhole,
} from '#tools/cube3d/solver/cubies.ts';
import { faceTurns, turnedCubies } from '#tools/cube3d/solver/face-turns.ts';
import { turnWith } from '#tools/cube3d/solver/turn-with.ts';
import { fromSide, locate, type Pieces, turnPieces } from './pieces.ts';
import type { StageName } from './stage-names.ts';
import { type Sequence, type Stage, stages } from './stages.ts';

/** A step of the lesson: what it is about, its turns, and the places of its pieces in the list of small cubes. */
export interface LessonStep {
	stage: StageName;
	turns: readonly Turn[];
	lit: readonly number[];
}

/** So many states are tried for a step; the longest steps need a few thousand. */
const mostStates = 400_000;

/**
 * Solves a cube layer by layer, with few sequences, as people learn it. The lesson begins with the turn of the whole cube
 * that brings its first layer to the bottom, and the whole cube is turned before a sequence until that can be made as it
 * is known: every turn is as the learner sees it, who has the front before them. A sequence that begins with the top
 * shares one turn with what turned it last, as a hand would make it.
 */
export function createLesson(cube: Cube): LessonStep[] {
	const steps: LessonStep[] = [];
	let state = toCubies(cube);
	if (isSameState(state, solvedCubies)) return steps;
	let whole = toWhole(cube);
	let done: Pieces = { corners: [], edges: [] };
	const hold = toHold(rotatePosition(whole, [0, -1, 0]));
	if (hold) {
		whole = multiply(rotateAbout(hold.axis, hold.quarters), whole);
		steps.push({ stage: 'hold', turns: [hold], lit: [] });
	}
	for (const stage of stages) {
		let left = split(stage);
		while (left.length > 0) {
			const ways = left.map((pieces) => ({ pieces, path: findWay(state, done, pieces, stage) }));
			const shortest = ways.reduce((a, b) => (toLength(b.path) < toLength(a.path) ? b : a));
			const { pieces, path } = shortest;
			const turns: Turn[] = [];
			const lit = listMissing(state, pieces, stage);
			for (const { turns: known, side } of path) {
				// An edge of the cross goes to the bottom at the front.
				const front = side ?? (stage.name === 'cross' ? toSide(pieces) : undefined);
				if (front !== undefined) {
					turns.push(...toFront(whole, front));
					whole = rotateAbout(1, -front);
				}
				for (const at of fromSide(known, side)) {
					turns.push(...faceTurns.slice(at, at + 1).map((turn) => turnWith(turn, whole)));
					state = compose(state, turnedCubies[at] ?? state);
				}
			}
			if (turns.length > 0) steps.push({ stage: stage.name, turns: joinTops(turns), lit });
			done = join(done, pieces);
			left = left.filter((other) => other !== pieces);
		}
	}
	return steps;
}

const solvedCubies = toCubies(solvedCube);

/** The turn of the whole cube that takes this side to the bottom. */
function toHold([x, y, z]: Position): Turn | undefined {
	if (y === -1) return undefined;
	if (y === 1) return { axis: 0, layer: 'all', quarters: 2 };
	// By the right-hand rule, z goes to -y about x, and x goes to -y about z the other way.
	return z === 0 ? { axis: 2, layer: 'all', quarters: -x } : { axis: 0, layer: 'all', quarters: z };
}

/** The turn of the whole cube about its upright axis that brings a side of its home before the learner, if it is not there. */
function toFront(whole: RotationMatrix, side: number): Turn[] {
	const quarters = [0, 1, 2, -1].find((count) =>
		isSameRotation(multiply(rotateAbout(1, count), whole), rotateAbout(1, -side)),
	);
	return quarters ? [{ axis: 1, layer: 'all', quarters }] : [];
}

/** On which side an edge of the first layer is at home. */
function toSide({ edges: [edge = 0] }: Pieces): number {
	const home = edgeHomes[edge]?.join();
	return (
		[0, 1, 2].find((side) => rotatePosition(rotateAbout(1, side), [0, -1, 1]).join() === home) ?? 3
	);
}

/** The places, in the list of small cubes, of those that are not home yet. */
function listMissing(state: Cubies, pieces: Pieces, { isHome }: Stage): number[] {
	const now = locate(state, pieces);
	return (['corners', 'edges'] as const).flatMap((kind) =>
		pieces[kind]
			.filter((piece, at) => !isHome(kind, piece, now[kind][at] ?? 0))
			.map((piece) => (kind === 'corners' ? cornerHomes : edgeHomes)[piece])
			.map((wanted) => solvedCube.findIndex(({ home }) => home === wanted)),
	);
}

function toLength(path: readonly Sequence[]): number {
	return path.reduce((sum, { turns }) => sum + turns.length, 0);
}

/** The pieces of a stage, each by itself if it is done one by one. */
function split({ pieces, oneByOne }: Stage): readonly Pieces[] {
	if (!oneByOne) return [pieces];
	return [
		...pieces.corners.map((corner) => ({ corners: [corner], edges: [] })),
		...pieces.edges.map((edge) => ({ corners: [], edges: [edge] })),
	];
}

function join(a: Pieces, b: Pieces): Pieces {
	return {
		corners: [...new Set([...a.corners, ...b.corners])],
		edges: [...new Set([...a.edges, ...b.edges])],
	};
}

/** The sequences after which these pieces are home, and those that were done still are; the fewest sequences win. */
function findWay(state: Cubies, done: Pieces, more: Pieces, stage: Stage): readonly Sequence[] {
	const wanted = join(done, more);
	const isThere = ({ corners, edges }: Pieces) =>
		corners.every((at, index) => stage.isHome('corners', wanted.corners[index] ?? 0, at)) &&
		edges.every((at, index) => stage.isHome('edges', wanted.edges[index] ?? 0, at));
	const start = locate(state, wanted);
	if (isThere(start)) return [];
	const seen = new Set([toKey(start)]);
	const queue: { pieces: Pieces; before: readonly Sequence[] }[] = [{ pieces: start, before: [] }];
	for (const { pieces, before } of queue) {
		for (const sequence of stage.sequences) {
			const next = fromSide(sequence.turns, sequence.side).reduce(turnPieces, pieces);
			const key = toKey(next);
			if (seen.has(key)) continue;
			const path = [...before, sequence];
			if (isThere(next)) return path;
			if (seen.size > mostStates) throw new Error(`No way through ${stage.name}.`);
			seen.add(key);
			queue.push({ pieces: next, before: path });
		}
	}
	throw new Error(`No way through ${stage.name}.`);
}

function toKey({ corners, edges }: Pieces): string {
	return String.fromCharCode(...corners, ...edges);
}
