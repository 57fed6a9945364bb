import { expect, test } from 'vitest';
import { toThreadWidth } from '#scenes/couture/embroidery/embroideries.ts';
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

test('stitches of a ring run from its middle outwards, all around', async () => {
	const stitches = await stitch(ring);
	const quarters = [0, 0, 0, 0];
	let straight = 0;
	for (const { from, to } of stitches) {
		const [x, y] = [(from[0] + to[0]) / 2 - 80, (from[1] + to[1]) / 2 - 80];
		const quarter = (x > 0 ? 1 : 0) + (y > 0 ? 2 : 0);
		quarters[quarter] = (quarters[quarter] ?? 0) + 1;
		const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
		const aligned =
			Math.abs(x * alongX + y * alongY) / Math.hypot(x, y) / Math.hypot(alongX, alongY);
		if (aligned > 0.85) straight += 1;
	}
	expect(Math.min(...quarters)).toBeGreaterThan(stitches.length / 6);
	expect(straight / stitches.length).toBeGreaterThan(0.85);
});

test('a broad area is sewn in stitches of a limited length', async () => {
	const stitches = await stitch(draw(() => cobalt));
	const lengths = stitches.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
	expect(Math.max(...lengths)).toBeLessThan(18 * width);
	expect(stitches.length).toBeGreaterThan(300);
});

test('embroidery covers its picture, and goes hardly beyond it', async () => {
	const { colours, relief } = await sew(ring, size, width, () => {});
	let [bare, outside, sewn] = [0, 0, 0];
	for (let at = 0; at < size * size; at += 1) {
		const covered = (colours[at * 4 + 3] ?? 0) > 128;
		const wanted = (ring[at * 4 + 3] ?? 0) > 128;
		if (wanted && !covered) bare += 1;
		if (!wanted && covered) outside += 1;
		if (wanted && (relief[at * 4 + 2] !== 128 || relief[at * 4 + 3] !== 128)) sewn += 1;
	}
	const all = Math.PI * (60 ** 2 - 40 ** 2);
	expect(bare).toBe(0);
	expect(outside / all).toBeLessThan(0.15);
	expect(sewn / all).toBeGreaterThan(0.95);
});

test('a photograph is sewn with nine threads at most, and a single colour with one', () => {
	const many = draw((x, y) => [(x * 255) / size, (y * 255) / size, (x * y) % 256]);
	expect(pickThreads(many).colours.length).toBeLessThanOrEqual(9);
	expect(pickThreads(ring).colours).toEqual([cobalt]);
	expect(pickThreads(draw(() => undefined)).colours).toEqual([]);
});

test('thread is as thick in a large print as in a small one', () => {
	const pixels = [0.5, 1, 1.4].map((scale) => toThreadWidth({ scale }) * scale);
	const [smallest = 0, largest = 0] = [Math.min(...pixels), Math.max(...pixels)];
	expect(largest / smallest).toBeLessThan(1.5);
});

test('sewing that is no longer wanted ends', async () => {
	const over = new AbortController();
	over.abort(new Error('another print'));
	await expect(sew(ring, size, width, createRest(over.signal))).rejects.toThrow('another print');
});
