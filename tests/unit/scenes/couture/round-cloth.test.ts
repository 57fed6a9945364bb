import { type BufferGeometry, CylinderGeometry, PlaneGeometry } from 'three';
import { expect, test } from 'vitest';
import { roundCloth } from '#scenes/couture/round-cloth.ts';

/** A tube of cloth of 5 cm, open at both ends. */
const tube = (sides: number) => new CylinderGeometry(0.05, 0.05, 0.1, sides, 4, true);

function round<Cloth extends BufferGeometry>(cloth: Cloth): Cloth {
	const steps = roundCloth(cloth);
	while (!steps.next().done);
	return cloth;
}

/** The edges of all triangles, as pairs of points. */
function listEdges({ index }: BufferGeometry): [from: number, to: number][] {
	const faces = [...(index?.array ?? [])];
	return faces.map((from, at) => [from, faces[at % 3 === 2 ? at - 2 : at + 1] ?? 0]);
}

test('cloth becomes rounder, its points stay, and what lies on it is not stretched', () => {
	const before = tube(16);
	const after = round(tube(16));
	for (const [name, { array }] of Object.entries(before.attributes))
		for (const [number, value] of array.entries())
			expect(after.getAttribute(name).array[number]).toBeCloseTo(value, 8);
	const at = after.getAttribute('position');
	const middles = listEdges(after).map((ends) =>
		Math.hypot(
			...[at.getX, at.getZ].map((read) => (read.call(at, ends[0]) + read.call(at, ends[1])) / 2),
		),
	);
	// The middle of a side of a polygon of 16 sides is 0.96 mm inside of its circle.
	expect(0.05 - Math.min(...middles)).toBeLessThan(0.0005);
	const uv = after.getAttribute('uv');
	for (let point = 0; point < at.count; point += 1)
		expect(at.getX(point)).toBeCloseTo(0.05 * Math.sin(2 * Math.PI * uv.getX(point)), 4);
});

/** The tube with both sides of its seam rounded differently, as in the files of the models. */
function roundSeam() {
	const cloth = tube(16);
	const at = cloth.getAttribute('position');
	for (let row = 0; row < at.count; row += 17) {
		const last = row + 16;
		at.setXYZ(last, at.getX(row) + 0.00003, at.getY(row) - 0.00002, at.getZ(row) + 0.00003);
	}
	return cloth;
}

test.each([
	['of one piece', () => tube(16)],
	['with a seam', roundSeam],
])('no gap opens between triangles of cloth %s', (_, make) => {
	const cloth = round(make());
	const at = cloth.getAttribute('position');
	const name = (point: number) =>
		[at.getX, at.getY, at.getZ].map((read) => Math.round(read.call(at, point) * 1e7) || 0).join();
	const count = new Map<string, number>();
	for (const ends of listEdges(cloth)) {
		const edge = ends.map(name).sort().join(' ');
		count.set(edge, (count.get(edge) ?? 0) + 1);
	}
	const open = listEdges(cloth).filter((ends) => count.get(ends.map(name).sort().join(' ')) === 1);
	expect(open.flat().map((point) => Math.abs(at.getY(point)).toFixed(4))).toEqual(
		open.flat().map(() => '0.0500'),
	);
});

test.each([
	['flat cloth', () => new PlaneGeometry(1, 1, 3, 3)],
	['a corner', () => tube(5)],
])('%s stays as it is', (_, make) => {
	expect(round(make()).index?.count).toBe(make().index?.count);
});
