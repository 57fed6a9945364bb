import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	facesVisitor,
	lightOn,
	type Point2,
	type Point3,
	pointInSide,
	project,
	rotate,
} from '#lib/projection.ts';

const number = double({ min: -100, max: 100, noNaN: true });
const angle = double({ min: -720, max: 720, noNaN: true });

describe('rotate', () => {
	test('a quarter turn brings what was in front to the right', () => {
		expectNear(rotate([0, 0, 1], { tilt: 0, turn: 90 }), [1, 0, 0]);
	});

	test('a tilt below zero shows the top', () => {
		const [, , depth] = rotate([0, -1, 0], { tilt: -30, turn: 0 });
		expect(depth).toBeCloseTo(0.5);
	});

	test('neither turn nor tilt changes how far a point is from the middle', () => {
		assert(
			property(tuple(number, number, number), angle, angle, (point, tilt, turn) => {
				expect(Math.hypot(...rotate(point, { tilt, turn }))).toBeCloseTo(Math.hypot(...point), 6);
			}),
		);
	});
});

describe('project', () => {
	const camera = { distance: 4, scale: 100, centre: [300, 200] as const };

	test('the middle of the scene lies in the middle of the screen', () => {
		expect(project([0, 0, 0], camera)).toEqual([300, 200]);
	});

	test('in the middle a unit has the size of the scale', () => {
		expect(project([1, 0, 0], camera)).toEqual([400, 200]);
	});

	test('at half the distance it is twice as large, at twice the distance half as large', () => {
		expect(project([1, 0, 2], camera)).toEqual([500, 200]);
		expect(project([1, 0, -4], camera)).toEqual([350, 200]);
	});
});

describe('facesVisitor', () => {
	const clockwise: Point2[] = [
		[0, 0],
		[10, 0],
		[10, 10],
		[0, 10],
	];

	test('a side that goes round clockwise is seen, the other way round it is not', () => {
		expect(facesVisitor(clockwise)).toBe(true);
		expect(facesVisitor(clockwise.toReversed())).toBe(false);
	});

	test('a side seen from its edge is not drawn', () => {
		expect(
			facesVisitor([
				[0, 0],
				[10, 0],
				[10, 0],
				[0, 0],
			]),
		).toBe(false);
	});
});

test('light is full from straight ahead, half at 60°, none from behind', () => {
	expect(lightOn([0, 0, 3], [0, 0, 1])).toBe(1);
	expect(lightOn([0, Math.sqrt(3), 1], [0, 0, 1])).toBeCloseTo(0.5);
	expect(lightOn([0, 0, -1], [0, 0, 1])).toBe(0);
});

test('a point in a side is given by its shares of the way', () => {
	const side = [
		[0, 0, 0],
		[4, 0, 0],
		[4, 2, 0],
		[0, 2, 0],
	] as const;
	expect(pointInSide(side, 0.5, 0.5)).toEqual([2, 1, 0]);
	expect(pointInSide(side, 1, 1)).toEqual([4, 2, 0]);
});

function expectNear(point: Point3, other: Point3) {
	for (const [index, value] of point.entries())
		expect(value).toBeCloseTo(other[index] ?? Number.NaN);
}
