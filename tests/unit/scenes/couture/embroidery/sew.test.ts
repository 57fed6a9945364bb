import { expect, test } from 'vitest';
import { createRest } from '#scenes/couture/embroidery/rest.ts';
import { sew } from '#scenes/couture/embroidery/sew.ts';
import { planWays } from '#scenes/couture/embroidery/stitch-ways.ts';
import { layStitches } from '#scenes/couture/embroidery/stitches.ts';
import { pickThreads, type Thread } from '#scenes/couture/embroidery/yarn-colours.ts';

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

async function stitch(pixels: Uint8ClampedArray) {
	const threads = pickThreads(pixels);
	const ways = await planWays(threads, size, () => {});
	return layStitches(threads, ways, size, width, () => {});
}

const ring = draw((x, y) => {
	const radius = Math.hypot(x - 80, y - 80);
	return radius > 40 && radius < 60 ? cobalt : undefined;
});

test('stitches of a ring run from its middle outwards', async () => {
	const stitches = await stitch(ring);
	const straight = stitches.filter(({ from, to }) => {
		const [x, y] = [(from[0] + to[0]) / 2 - 80, (from[1] + to[1]) / 2 - 80];
		const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
		return Math.abs(x * alongX + y * alongY) > 0.85 * Math.hypot(x, y) * Math.hypot(alongX, alongY);
	});
	expect(straight.length / stitches.length).toBeGreaterThan(0.85);
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

test('sewing that is no longer wanted ends', async () => {
	const over = new AbortController();
	over.abort(new Error('another print'));
	await expect(sew(ring, size, width, createRest(over.signal))).rejects.toThrow('another print');
});
