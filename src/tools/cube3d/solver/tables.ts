import * as numbers from './coordinates.ts';
import type { Cubies } from './cubies.ts';
import { calmTurns, turnedCubies } from './face-turns.ts';

/** Where each turn takes each number: at number × turns + turn. */
interface MoveTable {
	next: Uint16Array;
	/** How many turns a row has. */
	turns: number;
}

/** All that the search looks up. Making it takes about half a second, and it needs 6 MB. */
export interface SolverTables {
	twist: MoveTable;
	flip: MoveTable;
	slice: MoveTable;
	corners: MoveTable;
	edges: MoveTable;
	sliceOrder: MoveTable;
	/** The least turns that bring two numbers to 0 together: at the first × the states of the second + the second. */
	twistSlice: Int8Array;
	flipSlice: Int8Array;
	cornersSlice: Int8Array;
	edgesSlice: Int8Array;
}

export function createTables(): SolverTables {
	const calm = calmTurns.flatMap((turn) => turnedCubies[turn] ?? []);
	const twist = createMoves(numbers.twistStates, turnedCubies, {
		read: numbers.fromTwistNumber,
		move: (twists, { corners, twists: more }) =>
			numbers.toTwistNumber(corners.map((from, at) => ((twists[from] ?? 0) + (more[at] ?? 0)) % 3)),
	});
	const flip = createMoves(numbers.flipStates, turnedCubies, {
		read: numbers.fromFlipNumber,
		move: (flips, { edges, flips: more }) =>
			numbers.toFlipNumber(edges.map((from, at) => ((flips[from] ?? 0) + (more[at] ?? 0)) % 2)),
	});
	const slice = createMoves(numbers.sliceStates, turnedCubies, {
		read: numbers.fromSliceNumber,
		move: (order, { edges }) => numbers.toSliceNumber(edges.map((from) => order[from] ?? 0)),
	});
	const corners = createMoves(numbers.orderStates, calm, {
		read: (number) => numbers.fromOrderNumber(number, 8),
		move: (order, turned) => reorder(order, turned.corners),
	});
	const edges = createMoves(numbers.orderStates, calm, {
		read: (number) => numbers.fromOrderNumber(number, 8),
		move: (order, turned) => reorder(order, turned.edges.slice(0, 8)),
	});
	const sliceOrder = createMoves(numbers.sliceOrders, calm, {
		read: (number) => numbers.fromOrderNumber(number, 4),
		move: (order, turned) =>
			reorder(
				order,
				turned.edges.slice(8).map((edge) => edge - 8),
			),
	});
	return {
		twist,
		flip,
		slice,
		corners,
		edges,
		sliceOrder,
		twistSlice: measure(twist, slice),
		flipSlice: measure(flip, slice),
		cornersSlice: measure(corners, sliceOrder),
		edgesSlice: measure(edges, sliceOrder),
	};
}

function reorder(order: readonly number[], from: readonly number[]): number {
	return numbers.toOrderNumber(from.map((place) => order[place] ?? 0));
}

/** How a number is read as a part of a state, and which number that part has after a turn. */
interface Part {
	read: (number: number) => readonly number[];
	move: (part: readonly number[], turned: Cubies) => number;
}

function createMoves(states: number, turned: readonly Cubies[], { read, move }: Part): MoveTable {
	const next = new Uint16Array(states * turned.length);
	for (let number = 0; number < states; number += 1) {
		const part = read(number);
		for (const [turn, cubies] of turned.entries()) {
			next[number * turned.length + turn] = move(part, cubies);
		}
	}
	return { next, turns: turned.length };
}

/** Goes outwards from the solved pair, turn by turn, until each pair has its distance. */
function measure(first: MoveTable, second: MoveTable): Int8Array {
	const { turns } = first;
	const seconds = second.next.length / turns;
	const distance = new Int8Array((first.next.length / turns) * seconds).fill(-1);
	const queue = new Int32Array(distance.length);
	let filled = 1;
	distance[0] = 0;
	for (let at = 0; at < filled; at += 1) {
		const pair = queue[at] ?? 0;
		const one = Math.floor(pair / seconds);
		const other = pair - one * seconds;
		const further = (distance[pair] ?? 0) + 1;
		for (let turn = 0; turn < turns; turn += 1) {
			const to =
				(first.next[one * turns + turn] ?? 0) * seconds + (second.next[other * turns + turn] ?? 0);
			if (distance[to] !== -1) continue;
			distance[to] = further;
			queue[filled] = to;
			filled += 1;
		}
	}
	return distance;
}
