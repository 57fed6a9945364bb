import { type Part, partNames } from '#tools/couture/garments.ts';

/** An attribute of the points of a geometry: so many numbers for each of them. */
export interface PointValues {
	name: string;
	size: number;
	numbers: number[];
}

/** Pieces whose seams our models have as two lines, each with points at places of its own. */
const seams: readonly (readonly [Part, Part])[] = [
	['sleeves', 'body'],
	['body', 'sleeves'],
];
/** These lines are at most so many metres apart. */
const widest = 0.0025;
/** No edge of our models is longer, in metres. */
const longest = 0.06;
/** A point that is so many metres or less from the end of an edge is that end. */
const least = 0.00006;

/** An edge that one triangle alone has, and the points that come between its ends. */
interface Edge {
	from: number;
	to: number;
	between: { share: number; point: number }[];
}

/**
 * Sews sleeves to the body: puts the points of either side of a seam on the other side too, so that both are one line and
 * nothing is seen between them. No point of the model moves. `places` has for each point the first one at its place. Returns
 * the new index after some short steps; the values of new points are added to the others.
 */
export function* joinSeams(
	index: readonly number[],
	values: readonly PointValues[],
	places: readonly number[],
): Generator<void, number[]> {
	const find = (sought: string) => values.find(({ name }) => name === sought)?.numbers ?? [];
	const [position, part] = [find('position'), find('part')];
	const edges = listOuterEdges(index, places);
	yield;
	const listOf = (name: Part) =>
		[...edges.values()].filter(({ from }) => partNames[part[from] ?? -1] === name);
	for (const [one, other] of seams) {
		const points = new Map(listOf(one).map(({ from }) => [places[from], from]));
		const line = listOf(other);
		for (const point of points.values()) meet(point, line, position);
		yield;
	}
	const joined: number[] = [];
	for (let at = 0; at < index.length; at += 3) {
		const [a = 0, b = 0, c = 0] = [index[at], index[at + 1], index[at + 2]];
		const halve = (from: number, to: number) => [
			from,
			...(edges.get(toKey(from, to))?.between ?? [])
				.sort((one, other) => one.share - other.share)
				.map(({ share, point }) => add(values, from, to, share, point)),
		];
		fill(joined, [halve(a, b), halve(b, c), halve(c, a)]);
	}
	return joined;
}

/** The edges that have cloth on one side only, by their ends. */
function listOuterEdges(index: readonly number[], places: readonly number[]): Map<number, Edge> {
	const shared = new Map<number, Edge | undefined>();
	index.forEach((from, at) => {
		const to = index[at % 3 === 2 ? at - 2 : at + 1] ?? 0;
		const ends = [places[from] ?? 0, places[to] ?? 0] as const;
		const key = toKey(Math.min(...ends), Math.max(...ends));
		shared.set(key, shared.has(key) ? undefined : { from, to, between: [] });
	});
	const edges = new Map<number, Edge>();
	for (const edge of shared.values()) if (edge) edges.set(toKey(edge.from, edge.to), edge);
	return edges;
}

function toKey(from: number, to: number): number {
	return from * 2 ** 26 + to;
}

/** Puts a point between the ends of the nearest edge of a line, unless it is one of these or too far away. */
function meet(point: number, line: readonly Edge[], position: readonly number[]) {
	const read = (at: number) => [0, 1, 2].map((axis) => position[at * 3 + axis] ?? 0);
	const own = read(point);
	let nearest: { away: number; share: number; edge: Edge } | undefined;
	for (const edge of line) {
		const isFar = own.some(
			(value, axis) => Math.abs(value - (position[edge.from * 3 + axis] ?? 0)) > longest,
		);
		if (isFar) continue;
		const [from, to] = [read(edge.from), read(edge.to)];
		const way = to.map((value, axis) => value - (from[axis] ?? 0));
		const along = way.reduce(
			(sum, value, axis) => sum + value * ((own[axis] ?? 0) - (from[axis] ?? 0)),
			0,
		);
		const share = Math.min(0.999, Math.max(0.001, along / Math.hypot(...way) ** 2));
		const away = distance(
			own,
			from.map((value, axis) => value + (way[axis] ?? 0) * share),
		);
		if (away < (nearest?.away ?? widest)) nearest = { away, share, edge };
		if (Math.min(distance(own, from), distance(own, to)) <= least) return;
	}
	nearest?.edge.between.push({ share: nearest.share, point });
}

function distance(one: readonly number[], other: readonly number[]): number {
	return Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
}

/** Adds a point between two points, at the place of another. */
function add(
	values: readonly PointValues[],
	from: number,
	to: number,
	share: number,
	at: number,
): number {
	let added = 0;
	for (const { name, size, numbers } of values) {
		added = numbers.length / size;
		for (let axis = 0; axis < size; axis += 1) {
			const [start = 0, end = 0] = [numbers[from * size + axis], numbers[to * size + axis]];
			numbers.push(
				name === 'position' ? (numbers[at * size + axis] ?? 0) : start + (end - start) * share,
			);
		}
	}
	return added;
}

/** Fills a triangle whose sides each begin with a corner and may have more points. */
function fill(index: number[], sides: readonly (readonly number[])[]) {
	const [first = [], second = [], third = []] = sides;
	const corner = third[0] ?? 0;
	if (first.length === 1 && (second.length > 1 || third.length > 1))
		fill(index, [second, third, first]);
	else if (first.length === 1) index.push(first[0] ?? 0, second[0] ?? 0, corner);
	else
		first.forEach((from, at) => {
			const last = at === first.length - 1;
			const next = last ? second : [first[at + 1] ?? 0];
			fill(index, [[from], next, at === 0 ? third : [corner]]);
		});
}
