import { createRandom } from './weave.ts';

/** Pixels of the square, a power of two. */
const edge = 256;

/**
 * How uneven yarns are, as a square that repeats: in red thick and thin places of the warp, in green those of the weft, in
 * blue soft clouds, in alpha single fibres. 128 is the middle of each.
 */
export interface Slubs {
	edge: number;
	pixels: Uint8Array;
}

let made: Slubs | undefined;

export function spin(): Slubs {
	made ??= compute();
	return made;
}

function compute(): Slubs {
	const pixels = new Uint8Array(edge * edge * 4);
	const layers = [
		mix(blur(noise(1), 0, 9), blur(noise(2), 1, 24), 0.6),
		mix(blur(noise(3), 9, 0), blur(noise(4), 24, 1), 0.6),
		mix(blur(noise(5), 22, 22), blur(noise(6), 7, 7), 0.45),
		blur(noise(7), 0, 1),
	];
	layers.forEach((layer, channel) => {
		let sum = 0;
		for (let at = 0; at < layer.length; at += 1) sum += layer[at] ?? 0;
		const middle = sum / layer.length;
		for (let at = 0; at < layer.length; at += 1) layer[at] = (layer[at] ?? 0) - middle;
		const scale = (46 * edge) / measure(layer);
		for (let at = 0; at < layer.length; at += 1)
			pixels[at * 4 + channel] = Math.max(0, Math.min(255, 127.5 + (layer[at] ?? 0) * scale));
	});
	return { edge, pixels };
}

function noise(seed: number): Float32Array {
	const random = createRandom(seed);
	const layer = new Float32Array(edge * edge);
	for (let at = 0; at < layer.length; at += 1) layer[at] = random() - 0.5;
	return layer;
}

/** Both, each with the same deviation, the second with a share of its strength. */
function mix(one: Float32Array, other: Float32Array, share = 1): Float32Array {
	const scale = (measure(one) / measure(other)) * share;
	for (let at = 0; at < one.length; at += 1) one[at] = (one[at] ?? 0) + (other[at] ?? 0) * scale;
	return one;
}

/** The length of a layer as a vector. */
function measure(layer: Float32Array): number {
	let sum = 0;
	for (let at = 0; at < layer.length; at += 1) sum += (layer[at] ?? 0) ** 2;
	return Math.sqrt(sum);
}

/** Means over pixels to both sides, twice: nearly a Gaussian curve. Takes the layer over. */
function blur(layer: Float32Array, across: number, down: number): Float32Array {
	let blurred = layer;
	for (let pass = 0; pass < 2; pass += 1) {
		blurred = average(blurred, across, 1, edge);
		blurred = average(blurred, down, edge, 1);
	}
	return blurred;
}

/** Of the last layer, for the next one: a new one each time is work for the collector before the first picture. */
let spare: Float32Array = new Float32Array(edge * edge);

/** Running means along lines: `step` from one pixel of a line to the next, `next` from one line to the next. */
function average(layer: Float32Array, reach: number, step: number, next: number): Float32Array {
	if (reach === 0) return layer;
	const result = spare;
	spare = layer;
	const mask = edge - 1;
	for (let line = 0; line < edge; line += 1) {
		const first = line * next;
		let sum = 0;
		for (let place = -reach; place <= reach; place += 1)
			sum += layer[first + (place & mask) * step] ?? 0;
		for (let place = 0; place < edge; place += 1) {
			result[first + place * step] = sum / (2 * reach + 1);
			sum += layer[first + ((place + reach + 1) & mask) * step] ?? 0;
			sum -= layer[first + ((place - reach) & mask) * step] ?? 0;
		}
	}
	return result;
}
