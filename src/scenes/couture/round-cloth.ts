import { BufferAttribute, type BufferGeometry } from 'three';
import { joinSeams } from './join-seams.ts';

/** How far an edge may be from its curve, in metres: less on a fold, which is seen against what is behind it. */
const tolerance = { fold: 0.0001, elsewhere: 0.0003 };
/** A curve that is farther from its edge is a corner, which stays. */
const corner = 0.003;
/** A place is on a fold if cloth turns there more than this, as a cosine. */
const folded = 0.87;
/** Points of the model nearer than this are one place. */
const weldMetres = 0.00006;
/** Each halves the edges that are not round yet. */
const rounds = 2;
/** Numbers of the index that one step goes through. */
const slice = 3 * 1024;

/**
 * Adds points to cloth where it bends, so that its outlines are curves at arm's length. The points of the model, and what
 * is printed and sewn at them, stay where they are, but for those of seams, which meet. The last step changes the cloth.
 */
export function* roundCloth(cloth: BufferGeometry): Generator<void, void> {
	let index: number[] = [...(cloth.getIndex()?.array ?? [])];
	const values = Object.entries(cloth.attributes).map(([name, { array, itemSize }]) => ({
		name,
		size: itemSize,
		numbers: Array.from(array),
	}));
	const [position = [], normal = []] = ['position', 'normal'].map(
		(sought) => values.find(({ name }) => name === sought)?.numbers,
	);
	closeGaps(position);
	yield;
	index = yield* joinSeams(index, values, weld(position));
	for (let round = 0; round < rounds; round += 1) {
		yield;
		const places = weld(position);
		const normals = sumNormals(places, normal);
		const folds = findFolds(index, places, position, normals);
		yield;
		/** The new point between two points. */
		const added = new Map<number, number>();
		const halve = (from: number, to: number): number | undefined => {
			const [start = 0, end = 0] = [places[from], places[to]];
			const limit = folds[start] && folds[end] ? tolerance.fold : tolerance.elsewhere;
			// Both triangles of an edge must find the same.
			const middle = bend(Math.min(start, end), Math.max(start, end), position, normals, limit);
			if (!middle) return undefined;
			const key = Math.min(from, to) * 2 ** 26 + Math.max(from, to);
			const point = added.get(key) ?? position.length / 3;
			if (added.has(key)) return point;
			added.set(key, point);
			for (const { name, size, numbers } of values)
				for (let axis = 0; axis < size; axis += 1)
					numbers.push(
						name === 'position'
							? (middle[axis] ?? 0)
							: ((numbers[from * size + axis] ?? 0) + (numbers[to * size + axis] ?? 0)) / 2,
					);
			return point;
		};
		const next: number[] = [];
		for (let at = 0; at < index.length; at += 3) {
			if (at % slice === 0) yield;
			const [a = 0, b = 0, c = 0] = [index[at], index[at + 1], index[at + 2]];
			cover(next, [a, b, c], [halve(a, b), halve(b, c), halve(c, a)]);
		}
		index = next;
	}
	// The card gives up what it has of it.
	cloth.dispose();
	for (const { name, size, numbers } of values)
		cloth.setAttribute(name, new BufferAttribute(new Float32Array(numbers), size));
	cloth.normalizeNormals();
	cloth.setIndex(index);
}

/**
 * The file of a model rounds the points of each piece by itself: at a seam they differ by hundredths of a millimetre, and its
 * sides would be bent apart. Moves each point to the first one near it.
 */
function closeGaps(position: number[]) {
	const firsts = new Map<number, number>();
	const toKey = (cell: readonly number[]) =>
		cell.reduce((key, value) => key * 2 ** 17 + value + 2 ** 16, 0);
	for (let at = 0; at < position.length; at += 3) {
		const point = position.slice(at, at + 3);
		const cells = point.map((value) => value / (2 * weldMetres));
		const own = cells.map(Math.floor);
		let first: number | undefined;
		// What is near lies in the same cell, or in that beyond the half in which the point is.
		for (let corner = 0; corner < 8 && first === undefined; corner += 1) {
			const cell = own.map((value, axis) => {
				const beyond = (cells[axis] ?? 0) - value < 0.5 ? -1 : 1;
				return (corner >> axis) & 1 ? value + beyond : value;
			});
			const known = firsts.get(toKey(cell));
			if (known === undefined) continue;
			const away = Math.hypot(...point.map((value, axis) => value - (position[known + axis] ?? 0)));
			if (away <= weldMetres) first = known;
		}
		if (first === undefined) firsts.set(toKey(own), at);
		else for (let axis = 0; axis < 3; axis += 1) position[at + axis] = position[first + axis] ?? 0;
	}
}

/** For each point the first one at its place. */
function weld(position: readonly number[]): number[] {
	const first = new Map<number, number>();
	return Array.from({ length: position.length / 3 }, (_, at) => {
		let key = 0;
		for (let axis = 0; axis < 3; axis += 1)
			key = key * 2 ** 17 + Math.round((position[at * 3 + axis] ?? 0) / weldMetres) + 2 ** 16;
		const place = first.get(key) ?? at;
		first.set(key, place);
		return place;
	});
}

/** The normal of each place, at its first point. */
function sumNormals(places: readonly number[], normal: readonly number[]): Float64Array {
	const normals = new Float64Array(normal.length);
	for (const [at, place] of places.entries())
		for (let axis = 0; axis < 3; axis += 1)
			normals[place * 3 + axis] = (normals[place * 3 + axis] ?? 0) + (normal[at * 3 + axis] ?? 0);
	for (let at = 0; at < normals.length; at += 3) {
		const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1;
		for (let axis = at; axis < at + 3; axis += 1) normals[axis] = (normals[axis] ?? 0) / length;
	}
	return normals;
}

/** Marks the places where a triangle is turned away from the normal of the place. */
function findFolds(
	index: readonly number[],
	places: readonly number[],
	position: readonly number[],
	normals: Float64Array,
): Uint8Array {
	const folds = new Uint8Array(places.length);
	const turned = [0, 0, 0];
	const side = (to: number, from: number, axis: number) =>
		(position[to * 3 + axis] ?? 0) - (position[from * 3 + axis] ?? 0);
	for (let at = 0; at < index.length; at += 3) {
		const [a = 0, b = 0, c = 0] = [index[at], index[at + 1], index[at + 2]];
		for (let axis = 0; axis < 3; axis += 1) {
			const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
			turned[axis] = side(b, a, next) * side(c, a, last) - side(b, a, last) * side(c, a, next);
		}
		const area = Math.hypot(...turned);
		for (const point of [a, b, c]) {
			const place = places[point] ?? 0;
			if (dot(turned, normals, place) < folded * area) folds[place] = 1;
		}
	}
	return folds;
}

/**
 * The middle of a curve between two places that is at right angles to both of their normals, as in curved PN triangles;
 * undefined if the straight edge is as good.
 */
function bend(
	one: number,
	two: number,
	position: readonly number[],
	normals: Float64Array,
	limit: number,
): number[] | undefined {
	for (let axis = 0; axis < 3; axis += 1)
		along[axis] = (position[two * 3 + axis] ?? 0) - (position[one * 3 + axis] ?? 0);
	const [before, after] = [dot(along, normals, one), dot(along, normals, two)];
	if (Math.abs(before) + Math.abs(after) < 8 * limit) return undefined;
	const rise = [0, 1, 2].map(
		(axis) =>
			((normals[two * 3 + axis] ?? 0) * after - (normals[one * 3 + axis] ?? 0) * before) / 8,
	);
	const height = Math.hypot(...rise);
	if (height < limit || height > corner) return undefined;
	return rise.map(
		(value, axis) => value + (position[one * 3 + axis] ?? 0) + (along[axis] ?? 0) / 2,
	);
}

/** Kept, because it is needed for every edge. */
const along = [0, 0, 0];

function dot(vector: readonly number[], normals: Float64Array, place: number): number {
	let sum = 0;
	for (let axis = 0; axis < 3; axis += 1)
		sum += (vector[axis] ?? 0) * (normals[place * 3 + axis] ?? 0);
	return sum;
}

type Three<Value> = readonly [Value, Value, Value];

/** Covers a triangle with smaller ones at the new points of its first, second and third edge. */
function cover(
	index: number[],
	[a, b, c]: Three<number>,
	[ab, bc, ca]: Three<number | undefined>,
): void {
	if (ab === undefined && (bc ?? ca) !== undefined) cover(index, [b, c, a], [bc, ca, ab]);
	else if (ab === undefined) index.push(a, b, c);
	else if (bc !== undefined && ca !== undefined)
		index.push(a, ab, ca, ab, b, bc, bc, c, ca, ab, bc, ca);
	else if (bc !== undefined) index.push(ab, b, bc, a, ab, bc, a, bc, c);
	else if (ca !== undefined) index.push(a, ab, ca, ab, b, c, ab, c, ca);
	else index.push(a, ab, c, ab, b, c);
}
