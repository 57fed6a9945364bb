/** How a cloth is woven or knitted. */
export const weaveKinds = ['plain', 'satin', 'twill', 'flannel', 'pique'] as const;
export type WeaveKind = (typeof weaveKinds)[number];

/** One repeat of a cloth: bytes of red, green, blue and alpha for each pixel, from its first row. */
export interface Weave {
	edge: number;
	/** Slope to the right and slope down, 128 is flat; how much of the warp is seen; how high the surface is. */
	pixels: Uint8Array;
}

/** Pixels of a repeat. */
const edge = 256;
/** Yarns in it; bindings repeat after 2, 4 or 8. */
const yarns = 16;
const perYarn = edge / yarns;

/** Width of a yarn in metres, wider than in nature: on a screen such cloth is looked at from a metre away. */
const pitch: Readonly<Record<WeaveKind, number>> = {
	plain: 0.001,
	satin: 0.0003,
	twill: 0.0006,
	flannel: 0.00065,
	pique: 0.0015,
};

/** Repeats of the square in a metre. */
export function countRepeats(kind: WeaveKind): number {
	return 1 / (pitch[kind] * yarns);
}

/** Of all pixels of a weave: how much of the warp is seen, and how high the surface is, 0 to 1. */
export const means: Readonly<Record<WeaveKind, readonly [warp: number, height: number]>> = {
	plain: [0.502, 0.7865],
	satin: [0.8763, 0.8842],
	twill: [0.7549, 0.8312],
	flannel: [0.501, 0.5567],
	pique: [1, 0.6738],
};

const made = new Map<WeaveKind, Weave>();

/** The repeat of a cloth. It is computed once, in a few hundredths of a second, and is a tenth of what a file would be. */
export function weave(kind: WeaveKind): Weave {
	const known = made.get(kind) ?? compute(kind);
	made.set(kind, known);
	return known;
}

/** The slopes of a weave as a normal map: red, green, blue and alpha. */
export function toNormals(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
	const normals = new Uint8ClampedArray(pixels.length).fill(255);
	for (let at = 0; at < pixels.length; at += 4) {
		const [right, down] = [(pixels[at] ?? 128) / 127.5 - 1, (pixels[at + 1] ?? 128) / 127.5 - 1];
		const length = Math.hypot(right, down, 1);
		normals[at] = 127.5 + (127.5 * right) / length;
		normals[at + 1] = 127.5 + (127.5 * down) / length;
		normals[at + 2] = 127.5 + 127.5 / length;
	}
	return normals;
}

/** How the surface is at a place in yarns: its height, 0 to 1, and the share of the warp. */
type Surface = (x: number, y: number) => readonly [height: number, warp: number];

interface Binding {
	/** Yarns after which it repeats, both ways. */
	repeat: number;
	/** Whether the warp lies on top where two yarns cross. */
	warpUp: (warp: number, weft: number) => boolean;
	/** How far yarns bend over each other, and how round they are. */
	bend: number;
	round: number;
	/** Height of the fibres that are twisted into a yarn. */
	twist: number;
	/** The greatest height: brushed cloth has hairs above its yarns. */
	most: number;
}

const bindings: Readonly<Record<Exclude<WeaveKind, 'pique'>, Binding>> = {
	plain: {
		repeat: 2,
		warpUp: (i, j) => (i + j) % 2 === 0,
		bend: 0.42,
		round: 0.8,
		twist: 0.05,
		most: 1,
	},
	// Seven of eight crossings show the warp, and no two of the others touch.
	satin: {
		repeat: 8,
		warpUp: (i, j) => (i * 3 + j) % 8 !== 0,
		bend: 0.5,
		round: 0.42,
		twist: 0.03,
		most: 1,
	},
	// Three of four: the others climb to the right.
	twill: {
		repeat: 4,
		warpUp: (i, j) => (i + j) % 4 !== 0,
		bend: 0.6,
		round: 0.85,
		twist: 0.09,
		most: 1,
	},
	flannel: {
		repeat: 4,
		warpUp: (i, j) => (i + j) % 4 < 2,
		bend: 0.16,
		round: 0.3,
		twist: 0,
		most: 0.44,
	},
};

/** Slopes are stored as multiples of this. */
const steepness = 2.2;

function compute(kind: WeaveKind): Weave {
	const binding = kind === 'pique' ? undefined : bindings[kind];
	const surface = binding ? cross(binding) : knit;
	const repeat = (binding?.repeat ?? 2) * perYarn;
	const heights = new Float32Array(repeat * repeat);
	const warps = new Float32Array(repeat * repeat);
	for (let y = 0; y < repeat; y += 1)
		for (let x = 0; x < repeat; x += 1) {
			const [high, warp] = surface(x / perYarn, y / perYarn);
			heights[y * repeat + x] = high;
			warps[y * repeat + x] = warp;
		}
	if (kind === 'flannel') {
		// Its hairs are longer than a repeat.
		const all = lay(heights, repeat);
		nap(all);
		return { edge, pixels: shade(all, lay(warps, repeat), edge) };
	}
	const pixels = lay(new Uint32Array(shade(heights, warps, repeat).buffer), repeat);
	return { edge, pixels: new Uint8Array(pixels.buffer) };
}

/** Repeats a square, with one number for each pixel, in the square of the cloth. */
function lay<Numbers extends Float32Array | Uint32Array>(one: Numbers, width: number): Numbers {
	const all = new (one.constructor as new (length: number) => Numbers)(edge * edge);
	for (let at = 0; at < all.length; at += width) {
		const row = Math.floor(at / edge) % width;
		all.set(one.subarray(row * width, (row + 1) * width), at);
	}
	return all;
}

/** The pixels of a square that repeats, `width` pixels wide, a power of two. */
function shade(heights: Float32Array, warps: Float32Array, width: number): Uint8Array {
	const pixels = new Uint8Array(width * width * 4);
	const mask = width - 1;
	const read = (x: number, y: number) => heights[(y & mask) * width + (x & mask)] ?? 0;
	for (let y = 0; y < width; y += 1)
		for (let x = 0; x < width; x += 1) {
			const at = (y * width + x) * 4;
			const right = ((read(x - 1, y) - read(x + 1, y)) / 2) * perYarn;
			const down = ((read(x, y - 1) - read(x, y + 1)) / 2) * perYarn;
			pixels[at] = toByte(right / steepness / 4);
			pixels[at + 1] = toByte(down / steepness / 4);
			pixels[at + 2] = (warps[at / 4] ?? 0) * 255;
			pixels[at + 3] = Math.max(0, Math.min(255, read(x, y) * 255));
		}
	return pixels;
}

function toByte(slope: number): number {
	return Math.round(127.5 + 127.5 * Math.max(-1, Math.min(1, slope)));
}

/** Woven cloth: each yarn bends over some and under others, and whichever is higher is seen. */
function cross({ warpUp, bend, round, twist, most }: Binding): Surface {
	const side = (i: number, j: number) =>
		warpUp((i + yarns) % yarns, (j + yarns) % yarns) ? 1 : -1;
	return (x, y) => {
		const [i, j] = [Math.floor(x), Math.floor(y)];
		const [across, along] = [x - i - 0.5, y - j - 0.5];
		const before = Math.floor(y - 0.5);
		const left = Math.floor(x - 0.5);
		const warp = ease(side(i, before), side(i, before + 1), y - 0.5 - before);
		const weft = -ease(side(left, j), side(left + 1, j), x - 0.5 - left);
		const ply = (over: number, on: number) => twist * Math.sin(2 * Math.PI * (over * 2 + on * 1.5));
		const highWarp = bend * warp + round * toRound(across) + ply(across, y);
		const highWeft = bend * weft + round * toRound(along) + ply(along, x);
		const height = ((Math.max(highWarp, highWeft) + 0.2) / (bend + round + 0.2)) * most;
		return [height, highWarp >= highWeft ? 1 : 0];
	};
}

function toRound(across: number): number {
	return Math.sqrt(Math.max(0, 1 - (across * 1.9) ** 2));
}

function ease(from: number, to: number, at: number): number {
	return from + (to - from) * at * at * (3 - 2 * at);
}

/** Knitted cloth of polo shirts: cells like those of a honeycomb, each of a few loops. */
const knit: Surface = (x, y) => {
	const row = Math.floor(y);
	const across = (((x + (row % 2) * 0.5) % 1) + 1) % 1;
	const [a, b] = [across - 0.5, y - row - 0.5];
	const cell = Math.max(0, 1 - (a * a * 3.4 + b * b * 3.4));
	const loops = 0.5 + 0.5 * Math.cos(2 * Math.PI * (x * 3 + Math.abs(((y * 3) % 2) - 1) * 0.5));
	return [0.84 - 0.7 * cell * cell + 0.14 * loops * (1 - 0.6 * cell), 1];
};

const hairs = 2600;

/** Short hairs in all directions that a brush has pulled out of the yarns. */
function nap(height: Float32Array) {
	const random = createRandom(7);
	for (let hair = 0; hair < hairs; hair += 1) {
		let [x, y, way] = [random() * edge, random() * edge, random() * 2 * Math.PI];
		const bend = (random() - 0.5) * 0.14;
		const high = 0.15 + 0.42 * random();
		const length = 14 + random() * 34;
		for (let step = 0; step < length; step += 1) {
			const at = ((Math.floor(y) + edge * 4) % edge) * edge + ((Math.floor(x) + edge * 4) % edge);
			const taper = Math.sin((Math.PI * step) / length);
			height[at] = Math.max(height[at] ?? 0, 0.36 + high * taper);
			x += Math.cos(way);
			y += Math.sin(way);
			way += bend;
		}
	}
}

/** The same numbers from 0 up to 1 each time: cloth must not change from visit to visit. */
export function createRandom(seed: number): () => number {
	let state = seed * 2_654_435_761;
	return () => {
		state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
		const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
		return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
	};
}
