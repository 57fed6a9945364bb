import { lookAtCube } from '#tools/cubejs/cube.ts';
import { shade } from '#tools/cubejs/shade.ts';

const motif = ['x.', '.o'];
const motifs = { front: motif, back: motif, right: motif, left: motif, top: motif, bottom: motif };

function look(tilt: number, turn: number) {
	return lookAtCube({ tilt, turn }, { distance: 4, scale: 100, centre: [0, 0] }, motifs);
}

function listSeen(tilt: number, turn: number): string {
	return look(tilt, turn)
		.map(({ name }) => name)
		.join(' ');
}

test.each([
	['front', 0, 0],
	['back', 0, 180],
	['left', 0, 90],
	['right', 0, -90],
	['top', -90, 0],
	['bottom', 90, 0],
	['front left top', -24, 32],
])('%s alone is seen with a tilt of %d and a turn of %d', (names, tilt, turn) => {
	expect(listSeen(tilt, turn)).toBe(names);
});

test('the nearer side is larger than the edge in the middle, and each stitch is two lines of its thread within it', () => {
	const [front] = look(0, 0);
	const [left = 0, right = 0] = front?.outline.map(([x]) => x) ?? [];
	expect(right - left).toBeCloseTo((100 * 4) / 3.5);
	const stitches = [...(front?.stitches ?? [])];
	expect(stitches.map(([thread, lines]) => [thread, lines.length])).toEqual([
		['x', 2],
		['o', 2],
	]);
	for (const place of stitches.flatMap(([, lines]) => lines).flat(2))
		expect(Math.abs(place)).toBeLessThan(right);
});

test('sides at different angles to the light are not equally light', () => {
	const [front, left] = look(-24, 32);
	expect(left?.light).not.toBeCloseTo(front?.light ?? 0);
});

test.each([
	['oklch(0.8 0.1 90)', 0, 'oklch(0.56 0.1 90)'],
	['oklch(80% 0.1 90)', 0, 'oklch(56% 0.1 90)'],
	['oklch(0.8 0.1 90)', 7, 'oklch(0.8 0.1 90)'],
	['rgb(1 2 3)', 0, 'rgb(1 2 3)'],
])('%s in light %d is %s', (colour, light, seen) => {
	expect(shade(colour, light)).toBe(seen);
});
