/*
 * Light from all sides as a small file: cube maps of the studio, each rougher than the one before, as three.js would
 * compute them. All levels, channels (red, green, blue) and sides (+x, -x, +y, -y, +z, -z) follow each other. A value is
 * the logarithm of its brightness in 1024 steps of half a percent; what is kept is how far it is from what its
 * neighbours promise (above plus left, minus above left), as low bytes and then high bytes, and all of it is compressed
 * with gzip.
 */

/** Edges of the levels: the roughest has 8 pixels, as in three.js. */
export function listEdges(size: number): number[] {
	const edges = [];
	for (let edge = size; edge >= 8; edge /= 2) edges.push(edge);
	return edges;
}

/** Logarithms to base 2 of the darkest and the brightest value: 1 is white paper. */
const darkest = -4;
const brightest = 4;
const steps = 1023;

export const toStep = (value: number) =>
	Math.round(
		((Math.log2(Math.min(2 ** brightest, Math.max(2 ** darkest, value))) - darkest) * steps) /
			(brightest - darkest),
	);

const toValue = (step: number) => 2 ** (darkest + (step * (brightest - darkest)) / steps);

/**
 * Reads what `assets/light/bake.ts` has written.
 *
 * @returns for each level six sides of red, green, blue and alpha, made by `convert` from brightness
 * @throws if the file has another length
 */
export function unpackLight(
	bytes: Uint8Array,
	size: number,
	convert: (value: number) => number,
): Uint16Array<ArrayBuffer>[][] {
	const table = Uint16Array.from({ length: steps + 1 }, (_, step) => convert(toValue(step)));
	const opaque = convert(1);
	let from = 0;
	const levels = listEdges(size).map((edge) => {
		const count = edge * edge;
		const sides = Array.from({ length: 6 }, () => new Uint16Array(count * 4).fill(opaque));
		for (let channel = 0; channel < 3; channel += 1) {
			for (const pixels of sides) {
				const row = new Int32Array(edge);
				for (let at = 0, off = 0; at < count; at += 1) {
					const column = at % edge;
					const folded = (bytes[from + at] ?? 0) | ((bytes[from + count + at] ?? 0) << 8);
					off = (column === 0 ? 0 : off) + ((folded >> 1) ^ -(folded & 1));
					const step = (row[column] ?? 0) + off;
					row[column] = step;
					pixels[at * 4 + channel] = table[step] ?? 0;
				}
				from += count * 2;
			}
		}
		return sides;
	});
	if (from !== bytes.length) throw new Error(`${bytes.length} bytes of light, expected ${from}`);
	return levels;
}
