/**
 * The cube as a permutation of 48 stickers, and the six turns as cycles: the generators of “Analyzing Rubik’s Cube with
 * GAP” (gap-system.org). Nothing of the site's own cube is used here.
 */
const cycles = {
	U: '1,3,8,6 2,5,7,4 9,33,25,17 10,34,26,18 11,35,27,19',
	L: '9,11,16,14 10,13,15,12 1,17,41,40 4,20,44,37 6,22,46,35',
	F: '17,19,24,22 18,21,23,20 6,25,43,16 7,28,42,13 8,30,41,11',
	R: '25,27,32,30 26,29,31,28 3,38,43,19 5,36,45,21 8,33,48,24',
	B: '33,35,40,38 34,37,39,36 3,9,46,32 2,12,47,29 1,14,48,27',
	D: '41,43,48,46 42,45,47,44 14,22,30,38 15,23,31,39 16,24,32,40',
};

const solved = Array.from({ length: 48 }, (_, at) => at);
const turns = Object.entries(cycles).flatMap(([name, text]) => {
	const quarter = solved.slice();
	for (const cycle of text.split(' ').map((part) => part.split(',').map(Number))) {
		for (const [at, from] of cycle.entries()) quarter[(cycle[(at + 1) % 4] ?? 1) - 1] = from - 1;
	}
	const half = apply(quarter, quarter);
	return [
		{ name, turn: quarter },
		{ name: `${name}2`, turn: half },
		{ name: `${name}'`, turn: apply(half, quarter) },
	];
});

type State = readonly number[];

function apply(state: State, turn: State): State {
	return turn.map((from) => state[from] ?? 0);
}

const toKey = (state: State) => String.fromCharCode(...state);

/** Every state at each distance from `start`, up to `most` turns. */
function* spread(start: State, most: number) {
	const seen = new Set([toKey(start)]);
	let edge = [start];
	for (let distance = 0; distance <= most; distance += 1) {
		const next: State[] = [];
		for (const state of edge) {
			yield { key: toKey(state), distance };
			if (distance === most) continue;
			for (const { turn } of turns) {
				const turned = apply(state, turn);
				const key = toKey(turned);
				if (seen.has(key)) continue;
				seen.add(key);
				next.push(turned);
			}
		}
		edge = next;
	}
}

/** The states up to four turns away: 1, 18, 243, 3,240 and 43,239. */
const near = new Map(
	Array.from(spread(solved, 4), ({ key, distance }) => [key, distance] as const),
);

/** How many turns a state is away from the solved cube, if not more than seven: breadth first from both ends. */
export function toDistance(state: State): number {
	const best = near.get(toKey(state));
	if (best !== undefined) return best;
	for (const { key, distance } of spread(state, 3)) {
		// From the far end too, the first that is met at its least distance from there is on a shortest way.
		if (near.get(key) === 4) return distance + 4;
	}
	return Number.POSITIVE_INFINITY;
}

/** Random turns, as text, and where they lead. */
export function createWalk(length: number, random: () => number) {
	const made = Array.from({ length }, () => turns[Math.floor(random() * turns.length)]);
	return {
		moves: made.map((one) => one?.name).join(' '),
		state: made.reduce<State>((state, one) => (one ? apply(state, one.turn) : state), solved),
	};
}
