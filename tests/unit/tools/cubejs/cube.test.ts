import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lookAtCube, type SideName } from '#tools/cubejs/cube.ts';

const camera = { distance: 4, scale: 100, centre: [0, 0] as const };
const motif = ['x.', '.o'];
const motifs: Record<SideName, string[]> = {
	front: motif,
	back: motif,
	right: motif,
	left: motif,
	top: motif,
	bottom: motif,
};

test.each([
	['front', { tilt: 0, turn: 0 }],
	['back', { tilt: 0, turn: 180 }],
	['left', { tilt: 0, turn: 90 }],
	['right', { tilt: 0, turn: -90 }],
	['top', { tilt: -90, turn: 0 }],
	['bottom', { tilt: 90, turn: 0 }],
])('%s alone is seen when the cube shows it straight', (name, attitude) => {
	expect(look(attitude)).toEqual([name]);
});

test('from above and from the left, front, left and top are seen', () => {
	expect(look({ tilt: -24, turn: 32 })).toEqual(['front', 'left', 'top']);
});

test('one, two or three sides are seen, never two that are opposite', () => {
	const angle = double({ min: -360, max: 360, noNaN: true });
	assert(
		property(angle, angle, (tilt, turn) => {
			const seen = look({ tilt, turn });
			expect(seen.length).toBeGreaterThanOrEqual(1);
			expect(seen.length).toBeLessThanOrEqual(3);
			for (const pair of [
				['front', 'back'],
				['right', 'left'],
				['top', 'bottom'],
			]) {
				expect(pair.every((name) => seen.includes(name))).toBe(false);
			}
		}),
	);
});

test('the nearer side is drawn larger than the edge in the middle of the cube', () => {
	const [front] = lookAtCube({ tilt: 0, turn: 0 }, camera, motifs);
	const [left, right] = [front?.outline[0]?.[0] ?? 0, front?.outline[1]?.[0] ?? 0];
	expect(right - left).toBeCloseTo((100 * 4) / 3.5);
});

test('each stitch is two lines of its thread, within the side', () => {
	const [front] = lookAtCube({ tilt: 0, turn: 0 }, camera, motifs);
	expect(front?.stitches.get('x')).toHaveLength(2);
	expect(front?.stitches.get('o')).toHaveLength(2);
	expect([...(front?.stitches.keys() ?? [])]).toEqual(['x', 'o']);
	const edge = front?.outline[1]?.[0] ?? 0;
	for (const [x, y] of [...(front?.stitches.values() ?? [])].flat(2)) {
		expect(Math.abs(x)).toBeLessThan(edge);
		expect(Math.abs(y)).toBeLessThan(edge);
	}
});

test('sides at different angles to the light are not equally light', () => {
	const seen = lookAtCube({ tilt: -24, turn: 32 }, camera, motifs);
	const lights = Object.fromEntries(seen.map(({ name, light }) => [name, light]));
	expect(lights.left).not.toBeCloseTo(lights.front ?? 0);
});

function look(attitude: { tilt: number; turn: number }): string[] {
	return lookAtCube(attitude, camera, motifs).map(({ name }) => name);
}
