/** Red, green and blue, 0 to 255. */
export type Thread = readonly [red: number, green: number, blue: number];

/** Which thread each pixel of a picture is sewn with. */
export interface Threads {
	/** Number of the thread plus one; 0 where there is no stitch. */
	numbers: Uint8Array;
	colours: readonly Thread[];
}

/** A machine has so many needles. */
const mostThreads = 9;
/** Colours that are nearer than this are sewn with one thread; as a distance of red, green and blue. */
const nearest = 46;
/** A thread that is seen in less of the picture than this is not worth a change. */
const leastShare = 0.004;
/** Pixels that are more transparent are not sewn. */
const leastAlpha = 128;

/** Picks the threads for a picture, given as red, green, blue and alpha. The most common colours come first. */
export function pickThreads(pixels: Uint8ClampedArray): Threads {
	// Similar colours are counted together: sixteen steps of red, green and blue.
	const sums = new Float64Array(16 ** 3 * 4);
	let opaque = 0;
	for (let at = 0; at < pixels.length; at += 4) {
		if ((pixels[at + 3] ?? 0) < leastAlpha) continue;
		opaque += 1;
		const bin = toBin(pixels, at) * 4;
		sums[bin] = (sums[bin] ?? 0) + 1;
		for (let channel = 0; channel < 3; channel += 1)
			sums[bin + 1 + channel] = (sums[bin + 1 + channel] ?? 0) + (pixels[at + channel] ?? 0);
	}
	const bins: { count: number; mean: Thread }[] = [];
	for (let bin = 0; bin < sums.length; bin += 4) {
		const [count = 0, red = 0, green = 0, blue = 0] = sums.subarray(bin, bin + 4);
		if (count > 0) bins.push({ count, mean: [red / count, green / count, blue / count] });
	}
	bins.sort((one, other) => other.count - one.count);
	const colours: Thread[] = [];
	for (const { count, mean } of bins) {
		const rare = colours.length > 0 && count < opaque * leastShare;
		if (rare || colours.length === mostThreads) break;
		if (colours.every((each) => toDistance(each, mean) > nearest)) colours.push(mean);
	}
	return { numbers: assign(pixels, colours), colours };
}

function toBin(pixels: Uint8ClampedArray, at: number): number {
	const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
	return ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
}

function assign(pixels: Uint8ClampedArray, colours: readonly Thread[]): Uint8Array {
	const numbers = new Uint8Array(pixels.length / 4);
	const known = new Uint8Array(16 ** 3);
	for (let at = 0; at < numbers.length; at += 1) {
		if ((pixels[at * 4 + 3] ?? 0) < leastAlpha) continue;
		const bin = toBin(pixels, at * 4);
		known[bin] ||= findNearest(colours, bin) + 1;
		numbers[at] = known[bin] ?? 0;
	}
	return numbers;
}

function findNearest(colours: readonly Thread[], bin: number): number {
	const middle = [bin >> 8, (bin >> 4) & 15, bin & 15].map((step) => step * 16 + 8);
	const [red = 0, green = 0, blue = 0] = middle;
	const distances = colours.map((each) => toDistance(each, [red, green, blue]));
	return distances.indexOf(Math.min(...distances));
}

function toDistance(one: Thread, other: Thread): number {
	return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
