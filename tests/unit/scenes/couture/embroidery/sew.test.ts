import { sew } from '#scenes/couture/embroidery/sew.ts';
import type { Thread } from '#scenes/couture/embroidery/yarn-colours.ts';

const size = 160;
const width = 3;
const cobalt: Thread = [31, 78, 158];

/** A picture that has a colour where `colour` gives one. */
function draw(colour: (x: number, y: number) => Thread | undefined): Uint8ClampedArray {
	const pixels = new Uint8ClampedArray(size * size * 4);
	for (let y = 0; y < size; y += 1)
		for (let x = 0; x < size; x += 1) {
			const drawn = colour(x, y);
			if (drawn) pixels.set([...drawn, 255], (y * size + x) * 4);
		}
	return pixels;
}

const ring = draw((x, y) => {
	const radius = Math.hypot(x - 80, y - 80);
	return radius > 40 && radius < 60 ? cobalt : undefined;
});

test('embroidery covers its picture, and goes hardly beyond it', async () => {
	const { colours } = await sew(ring, size, width, () => {});
	let [bare, outside] = [0, 0];
	for (let at = 0; at < size * size; at += 1) {
		const covered = (colours[at * 4 + 3] ?? 0) > 128;
		const wanted = (ring[at * 4 + 3] ?? 0) > 128;
		if (wanted && !covered) bare += 1;
		if (!wanted && covered) outside += 1;
	}
	const all = Math.PI * (60 ** 2 - 40 ** 2);
	expect(bare).toBe(0);
	expect(outside / all).toBeLessThan(0.15);
});
