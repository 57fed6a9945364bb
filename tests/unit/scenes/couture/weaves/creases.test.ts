import { crease, creaseRepeat, mostCrease } from '#scenes/couture/weaves/creases.ts';

const { edge, pixels } = crease();
const millimetres = (creaseRepeat / edge) * 1000;

/** Slopes to the right and down at a pixel of the square, which goes on beyond its edges. */
function read(x: number, y: number): [number, number] {
	const at = (((y + edge) % edge) * edge + ((x + edge) % edge)) * 4;
	return [0, 1].map((axis) => (((pixels[at + axis] ?? 0) - 128) / 127) * mostCrease) as [
		number,
		number,
	];
}

const places = Array.from({ length: edge * edge }, (_, at) => [at % edge, Math.floor(at / edge)]);

test('creases are flat on the whole, so that they have no tone of their own from afar', () => {
	const sums = [0, 0];
	for (const [x = 0, y = 0] of places)
		read(x, y).forEach((slope, axis) => {
			sums[axis] = (sums[axis] ?? 0) + slope / places.length;
		});
	for (const sum of sums) expect(sum).toBeCloseTo(0, 2);
});

test('most cloth between them is calm', () => {
	const calm = places.filter(([x = 0, y = 0]) => Math.hypot(...read(x, y)) < 0.05);
	expect(calm.length / places.length).toBeGreaterThan(0.7);
});

// On a shirt, a crease that a fold has left is 1 to 3 mm wide. Its width here is that of its steep side, from the foot to the ridge.
test('the steep sides of deep creases are 1 to 3 mm wide', () => {
	const widths: number[] = [];
	for (const [x = 0, y = 0] of places) {
		const slope = read(x, y);
		const depth = Math.hypot(...slope);
		if (depth < 0.15) continue;
		const [right, down] = slope.map((part) => part / depth) as [number, number];
		// Along the fall, as far as it is at least half as steep.
		const walk = (way: number) => {
			for (let far = 0; ; far += 0.25) {
				const next = read(Math.round(x + right * far * way), Math.round(y + down * far * way));
				if (next[0] * right + next[1] * down < depth / 2) return far;
			}
		};
		widths.push((walk(1) + walk(-1)) * millimetres);
	}
	widths.sort((a, b) => a - b);
	expect(widths.length).toBeGreaterThan(500);
	expect(widths[Math.floor(widths.length * 0.1)]).toBeGreaterThan(1);
	expect(widths[Math.floor(widths.length * 0.9)]).toBeLessThan(3);
});

test('a crease goes on beyond the edge of the square', () => {
	const change = (x: number, y: number) => {
		const [one, next] = [read(x, y), read(x + 1, y)];
		return Math.hypot(one[0] - next[0], one[1] - next[1]);
	};
	const mean = (x: number) =>
		Array.from({ length: edge }, (_, y) => change(x, y)).reduce((sum, one) => sum + one, 0) / edge;
	const inside = Math.max(...[60, 140, 220, 300, 380, 460].map(mean));
	expect(mean(edge - 1)).toBeLessThan(inside * 1.5);
});
