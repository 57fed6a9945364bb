import { describe, expect, test } from 'vitest';
import { facesVisitor, lightOn, type Point2, project } from '#lib/projection.ts';

describe('project', () => {
	const camera = { distance: 4, scale: 100, centre: [300, 200] as const };

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
});

test('light is full from straight ahead, half at 60°, none from behind', () => {
	expect(lightOn([0, 0, 3], [0, 0, 1])).toBe(1);
	expect(lightOn([0, Math.sqrt(3), 1], [0, 0, 1])).toBeCloseTo(0.5);
	expect(lightOn([0, 0, -1], [0, 0, 1])).toBe(0);
});
