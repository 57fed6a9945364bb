import { BufferAttribute } from 'three';
import { expect, test } from 'vitest';
import { toFootprint } from '#scenes/couture/footprint.ts';

test('the darkness lies under the hem, as long and as broad as the hem and not as the sleeves', () => {
	const points = new BufferAttribute(
		new Float32Array([-0.2, -0.4, 0.1, 0.3, -0.39, -0.1, 0.1, -0.38, 0, 0.9, 0.2, 0, -0.9, 0.2, 0]),
		3,
	);
	const { at, radius } = toFootprint(points, -0.4);
	expect(at[0]).toBeCloseTo(0.05);
	expect(at[2]).toBeCloseTo(0);
	expect(at[1]).toBeLessThan(-0.4);
	expect(at[1]).toBeGreaterThan(-0.5);
	expect(radius[0]).toBeGreaterThan(0.25);
	expect(radius[0]).toBeLessThan(0.5);
	expect(radius[1]).toBeLessThan(radius[0]);
});
