import { CylinderGeometry } from 'three';
import { expect, test } from 'vitest';
import { joinSeams, type PointValues } from '#scenes/couture/join-seams.ts';
import { type Part, partNames } from '#tools/couture/garments.ts';

/** A tube of 5 cm, above or below the height 0, with so many sides: where two end, they are up to 1 mm apart. */
function tube(sides: number, above: boolean) {
	const shape = new CylinderGeometry(0.05, 0.05, 0.1, sides, 2, true);
	shape.rotateY(0.1);
	return shape.translate(0, above ? 0.05 : -0.05, 0);
}

/** Two tubes that end at the same height, as one cloth. */
function sew(pieces: readonly [part: Part, sides: number][]) {
	const values: PointValues[] = [
		{ name: 'position', size: 3, numbers: [] },
		{ name: 'uv', size: 2, numbers: [] },
		{ name: 'part', size: 1, numbers: [] },
	];
	const index: number[] = [];
	const [position, uv, part] = values.map(({ numbers }) => numbers) as [
		number[],
		number[],
		number[],
	];
	pieces.forEach(([name, sides], at) => {
		const { attributes, index: corners } = tube(sides, at === 0);
		index.push(...[...(corners?.array ?? [])].map((corner) => corner + part.length));
		position.push(...(attributes.position?.array ?? []));
		uv.push(...(attributes.uv?.array ?? []));
		part.push(...Array(attributes.position?.count ?? 0).fill(partNames.indexOf(name)));
	});
	const names = Array.from(part, (_, at) => toName(position, at));
	return { index, values, places: names.map((name) => names.indexOf(name)) };
}

function toName(position: readonly number[], at: number): string {
	return [0, 1, 2].map((axis) => Math.round((position[at * 3 + axis] ?? 0) * 1e6) || 0).join();
}

function join(...cloth: Parameters<typeof joinSeams>): number[] {
	const steps = joinSeams(...cloth);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** How many edges at the height 0 have cloth on one side only. */
function countOpen(index: readonly number[], position: readonly number[]): number {
	const sides = new Map<string, number>();
	index.forEach((from, at) => {
		const ends = [from, index[at % 3 === 2 ? at - 2 : at + 1] ?? 0];
		if (ends.some((end) => Math.abs(position[end * 3 + 1] ?? 1) > 1e-7)) return;
		const name = ends
			.map((end) => toName(position, end))
			.sort()
			.join(' ');
		sides.set(name, (sides.get(name) ?? 0) + 1);
	});
	return [...sides.values()].filter((count) => count === 1).length;
}

test('both sides of the seam of a sleeve have the same points, and those of the model stay', () => {
	const { index, values, places } = sew([
		['body', 16],
		['sleeves', 22],
	]);
	const [position = [], uv = []] = values.map(({ numbers }) => numbers);
	const before = [...position];
	expect(countOpen(index, position)).toBeGreaterThan(30);
	const joined = join(index, values, places);
	expect(countOpen(joined, position)).toBe(0);
	expect(position.slice(0, before.length)).toEqual(before);
	// A new point has a place on the pattern between those of its edge: the tube is laid out around, u from 0 to 1.
	for (let at = before.length / 3; at < position.length / 3; at += 1) {
		const angle = Math.atan2(position[at * 3] ?? 0, position[at * 3 + 2] ?? 0) - 0.1;
		const share = (angle / (2 * Math.PI) + 1) % 1;
		expect(Math.abs((uv[at * 2] ?? 0) - share)).toBeLessThan(0.02);
	}
});

test('other pieces are left as they are', () => {
	const { index, values, places } = sew([
		['body', 16],
		['collar', 22],
	]);
	expect(join(index, values, places)).toEqual(index);
});
