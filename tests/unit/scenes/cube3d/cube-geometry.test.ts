import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { createCubeGeometry } from '#scenes/cube3d/cube-geometry.ts';

test('the points of each side lie around its middle: +x, -x, +y, -y, +z, -z', () => {
	const geometry = createCubeGeometry(0.1);
	const position = geometry.getAttribute('position');
	const side = geometry.getAttribute('side');
	const middles = Array.from({ length: 6 }, () => new Vector3());
	const counts = middles.map(() => 0);
	for (let at = 0; at < position.count; at++) {
		const number = side.getX(at);
		middles[number]?.add(new Vector3().fromBufferAttribute(position, at));
		counts[number] = (counts[number] ?? 0) + 1;
	}
	expect(new Set(counts).size).toBe(1);
	const ways = middles.map((middle) =>
		middle
			.normalize()
			.toArray()
			.map((value) => Math.round(value) + 0),
	);
	expect(ways).toEqual([
		[1, 0, 0],
		[-1, 0, 0],
		[0, 1, 0],
		[0, -1, 0],
		[0, 0, 1],
		[0, 0, -1],
	]);
});
