import { createRandom } from '#scenes/couture/weaves/weave.ts';
import type { Rest } from './rest.ts';
import { planWays } from './stitch-ways.ts';
import { layStitches, type Stitch } from './stitches.ts';
import { pickThreads, type Threads } from './yarn-colours.ts';

/** An embroidery as two pictures of red, green, blue and alpha. */
export interface Embroidery {
	colours: Uint8ClampedArray<ArrayBuffer>;
	/**
	 * Slope to the right and slope down; cosine and sine of the doubled angle of the stitch, clockwise from the right. 128 is
	 * the middle of each.
	 */
	relief: Uint8ClampedArray<ArrayBuffer>;
}

/** Stitches overlap, so that no cloth is seen between them. */
const overlap = 1.3;
/** How much brighter or darker one stitch is than another. */
const unevenness = 0.16;

/** Turns a square picture into stitches. `width` is that of a thread, in pixels; `rest` is called between steps. */
export async function sew(
	pixels: Uint8ClampedArray,
	size: number,
	width: number,
	rest: Rest,
): Promise<Embroidery> {
	const threads = pickThreads(pixels);
	await rest();
	const ways = await planWays(threads, size, rest);
	const stitches = await layStitches(threads, ways, size, width, rest);
	const cloth = new Sewing(pixels, threads, size);
	const random = createRandom(11);
	for (const [number, stitch] of stitches.entries()) {
		if (number % 64 === 0) await rest();
		cloth.draw(stitch, width * overlap, 1 + (random() - 0.5) * unevenness);
	}
	const { colours, relief } = cloth;
	return { colours, relief };
}

class Sewing implements Embroidery {
	readonly colours: Uint8ClampedArray<ArrayBuffer>;
	readonly relief: Uint8ClampedArray<ArrayBuffer>;
	readonly #size: number;
	readonly #threads: Threads;
	readonly #height: Float32Array;

	constructor(pixels: Uint8ClampedArray, threads: Threads, size: number) {
		this.#size = size;
		this.#threads = threads;
		this.#height = new Float32Array(size * size);
		this.colours = new Uint8ClampedArray(size * size * 4);
		this.relief = new Uint8ClampedArray(size * size * 4).fill(128);
		// Under the stitches lies a first, darker layer, which keeps the cloth from being seen.
		for (let at = 0; at < size * size; at += 1) {
			const thread = (threads.numbers[at] ?? 0) - 1;
			const colour = threads.colours[thread];
			if (!colour || (pixels[at * 4 + 3] ?? 0) < 250) continue;
			for (let channel = 0; channel < 3; channel += 1)
				this.colours[at * 4 + channel] = (colour[channel] ?? 0) * 0.6;
			this.colours[at * 4 + 3] = 255;
		}
	}

	/** One stitch as a round thread that dives into the cloth at both ends. */
	draw({ from, to, thread }: Stitch, width: number, tone: number) {
		const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
		const length = Math.max(0.5, Math.hypot(alongX, alongY));
		const [wayX, wayY] = [alongX / length, alongY / length];
		const half = width / 2;
		const colour = this.#threads.colours[thread] ?? [0, 0, 0];
		const cosine = 128 + 127 * (wayX * wayX - wayY * wayY);
		const sine = 128 + 127 * 2 * wayX * wayY;
		const size = this.#size;
		const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - half));
		const right = Math.min(size - 1, Math.ceil(Math.max(from[0], to[0]) + half));
		const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - half));
		const bottom = Math.min(size - 1, Math.ceil(Math.max(from[1], to[1]) + half));
		for (let y = top; y <= bottom; y += 1)
			for (let x = left; x <= right; x += 1) {
				const [fromX, fromY] = [x + 0.5 - from[0], y + 0.5 - from[1]];
				const on = fromX * wayX + fromY * wayY;
				const beside = fromY * wayX - fromX * wayY;
				const over = Math.max(0, -on, on - length);
				const away = Math.hypot(beside, over);
				const cover = Math.min(1, half - away + 0.5);
				if (cover <= 0) continue;
				const side = Math.max(-1, Math.min(1, beside / half));
				const dive = Math.min(1, Math.max(0, Math.min(on, length - on) / (width * 0.8) + 0.25));
				const high = Math.sqrt(Math.max(0, 1 - side * side)) * (0.35 + 0.65 * dive);
				const at = y * size + x;
				if (high <= (this.#height[at] ?? 0)) continue;
				this.#height[at] = high;
				// Two plies, twisted around each other.
				const ply = 0.05 * Math.sin((on * 2.1 + beside * 2.6) / (width * 0.34));
				const shade = tone * (0.46 + 0.48 * high + ply);
				const before = (this.colours[at * 4 + 3] ?? 0) / 255;
				for (let channel = 0; channel < 3; channel += 1) {
					const own = Math.min(255, (colour[channel] ?? 0) * shade + 10 * (high - 0.5));
					const old = this.colours[at * 4 + channel] ?? 0;
					this.colours[at * 4 + channel] = before > 0 ? old + (own - old) * cover : own;
				}
				this.colours[at * 4 + 3] = Math.max(before, cover) * 255;
				const across = side * 0.8;
				const end = (1 - dive) * (on < length / 2 ? -0.7 : 0.7);
				this.relief[at * 4] = 128 + 127 * (-wayY * across + wayX * end);
				this.relief[at * 4 + 1] = 128 + 127 * (wayX * across + wayY * end);
				this.relief[at * 4 + 2] = cosine;
				this.relief[at * 4 + 3] = sine;
			}
	}
}
