import type { BufferAttribute, InterleavedBufferAttribute, Matrix4, TypedArray } from 'three';

/*
 * three.js reads and writes attributes number by number through methods that serve every kind of array. Before the first
 * picture of a garment, to compile these took a browser longer than the work: here are loops over plain arrays, without
 * functions and lists that are made anew for each point.
 */

/** All numbers of an attribute, as three.js reads them: those of a normalized array of integers are shares of the largest. */
export function toNumbers(attribute: BufferAttribute | InterleavedBufferAttribute): Float32Array {
	const { count, itemSize, normalized } = attribute;
	const [array, stride, offset] =
		'data' in attribute
			? [attribute.data.array, attribute.data.stride, attribute.offset]
			: [attribute.array, itemSize, 0];
	// The browser converts them itself, and the loop sees one kind of array.
	const all = new Float32Array(array);
	const numbers = new Float32Array(count * itemSize);
	for (let item = 0; item < count; item += 1)
		for (let axis = 0; axis < itemSize; axis += 1)
			numbers[item * itemSize + axis] = all[item * stride + offset + axis] ?? 0;
	if (!normalized) return numbers;
	const largest = toLargest(array);
	for (let at = 0; at < numbers.length; at += 1)
		numbers[at] = Math.max((numbers[at] ?? 0) / largest, -1);
	return numbers;
}

/** Moves points in place. */
export function movePoints(points: Float32Array, { elements }: Matrix4) {
	const [a = 1, b = 0, c = 0, , d = 0, e = 1, f = 0, , g = 0, h = 0, i = 1, , x = 0, y = 0, z = 0] =
		elements;
	for (let at = 0; at < points.length; at += 3) {
		const right = points[at] ?? 0;
		const up = points[at + 1] ?? 0;
		const front = points[at + 2] ?? 0;
		points[at] = a * right + d * up + g * front + x;
		points[at + 1] = b * right + e * up + h * front + y;
		points[at + 2] = c * right + f * up + i * front + z;
	}
}

/** Makes the length of each direction 1, in place. */
export function normalize(directions: Float32Array) {
	for (let at = 0; at < directions.length; at += 3) {
		const x = directions[at] ?? 0;
		const y = directions[at + 1] ?? 0;
		const z = directions[at + 2] ?? 0;
		const length = Math.sqrt(x * x + y * y + z * z) || 1;
		directions[at] = x / length;
		directions[at + 1] = y / length;
		directions[at + 2] = z / length;
	}
}

/**
 * The normals of a body of rings, one above the other, each with `around` points.
 *
 * @param side 1 if the points of a ring go to the left around the way from ring to ring, −1 if to the right
 */
export function toRingNormals(
	position: readonly number[],
	around: number,
	side: 1 | -1,
): Float32Array {
	const normals = new Float32Array(position.length);
	const rings = position.length / 3 / around;
	const along = new Float32Array(3);
	const up = new Float32Array(3);
	for (let ring = 0; ring < rings; ring += 1) {
		const low = Math.max(0, ring - 1) * around;
		const high = Math.min(rings - 1, ring + 1) * around;
		// The first ring may be a point.
		const open = Math.max(1, ring) * around;
		for (let corner = 0; corner < around; corner += 1) {
			subtract(
				position,
				open + ((corner + 1) % around),
				open + ((corner + around - 1) % around),
				along,
			);
			subtract(position, high + corner, low + corner, up);
			const at = (ring * around + corner) * 3;
			for (let axis = 0; axis < 3; axis += 1) {
				const one = (axis + 1) % 3;
				const other = (axis + 2) % 3;
				normals[at + axis] =
					side * ((along[one] ?? 0) * (up[other] ?? 0) - (along[other] ?? 0) * (up[one] ?? 0));
			}
		}
	}
	normalize(normals);
	return normals;
}

/** The way from one point to another. */
function subtract(position: readonly number[], to: number, from: number, way: Float32Array) {
	for (let axis = 0; axis < 3; axis += 1)
		way[axis] = (position[to * 3 + axis] ?? 0) - (position[from * 3 + axis] ?? 0);
}

function toLargest(array: TypedArray): number {
	if (array instanceof Int8Array) return 127;
	if (array instanceof Uint8Array) return 255;
	if (array instanceof Int16Array) return 32767;
	if (array instanceof Uint16Array) return 65535;
	throw new Error(`Not a normalized array: ${array.constructor.name}`);
}
