import type { Cube, Turn } from '#tools/cube3d/cube.ts';
import { simplify } from '#tools/cube3d/simplify.ts';
import { type Cubies, compose, toCubies, toWhole } from '#tools/cube3d/solver/cubies.ts';
import { faceTurns, turnedCubies } from '#tools/cube3d/solver/face-turns.ts';
import { turnWith } from '#tools/cube3d/solver/turn-with.ts';
import { locate, type Pieces, turnPieces } from './pieces.ts';
import type { StageName } from './stage-names.ts';
import { type Stage, stages } from './stages.ts';

/** A step of the lesson: what it is about, and its turns. */
export interface LessonStep {
	stage: StageName;
	turns: readonly Turn[];
}

/** So many states are tried for a step; the longest steps need a few thousand. */
const mostStates = 400_000;

/** Solves a cube layer by layer, with few sequences, as people learn it. */
export function createLesson(cube: Cube): LessonStep[] {
	const whole = toWhole(cube);
	const steps: LessonStep[] = [];
	let state = toCubies(cube);
	let done: Pieces = { corners: [], edges: [] };
	for (const stage of stages) {
		let left = split(stage);
		while (left.length > 0) {
			const ways = left.map((pieces) => ({ pieces, turns: findWay(state, done, pieces, stage) }));
			const shortest = ways.reduce((a, b) => (b.turns.length < a.turns.length ? b : a));
			const turns = shortest.turns.flatMap((turn) => faceTurns[turn] ?? []);
			state = shortest.turns.reduce((now, turn) => compose(now, turnedCubies[turn] ?? now), state);
			done = join(done, shortest.pieces);
			left = left.filter((pieces) => pieces !== shortest.pieces);
			if (turns.length > 0) {
				steps.push({
					stage: stage.name,
					turns: simplify(turns.map((turn) => turnWith(turn, whole))),
				});
			}
		}
	}
	return steps;
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
function findWay(state: Cubies, done: Pieces, more: Pieces, stage: Stage): readonly number[] {
	const wanted = join(done, more);
	const isThere = ({ corners, edges }: Pieces) =>
		corners.every((at, index) => stage.isHome('corners', wanted.corners[index] ?? 0, at)) &&
		edges.every((at, index) => stage.isHome('edges', wanted.edges[index] ?? 0, at));
	const start = locate(state, wanted);
	if (isThere(start)) return [];
	const seen = new Set([toKey(start)]);
	const queue: { pieces: Pieces; turns: readonly number[] }[] = [{ pieces: start, turns: [] }];
	for (const { pieces, turns } of queue) {
		for (const sequence of stage.sequences) {
			const next = sequence.reduce(turnPieces, pieces);
			const key = toKey(next);
			if (seen.has(key)) continue;
			const path = [...turns, ...sequence];
			if (isThere(next)) return path;
			if (seen.size > mostStates) throw new Error(`No way through ${stage.name}.`);
			seen.add(key);
			queue.push({ pieces: next, turns: path });
		}
	}
	throw new Error(`No way through ${stage.name}.`);
}

function toKey({ corners, edges }: Pieces): string {
	return String.fromCharCode(...corners, ...edges);
}
