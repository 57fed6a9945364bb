import { createRandom } from './weave.ts';

/** Metres of cloth after which the creases repeat. */
export const creaseRepeat = 0.36;
/** Where on the square the corner of a flat pattern lies, as shares of it: no long crease crosses a dart there. */
export const creaseStart = [0.23, 0.61] as const;
/** The steepest slope that the picture holds. */
export const mostCrease = 0.8;

/** Pixels of the square, a power of two, and metres of one. */
const edge = 512;
const pixel = creaseRepeat / edge;

/** The fine creases of worn cloth, as a square that repeats: slope to the right in red, slope down in green, 128 is flat. */
export interface Creases {
	edge: number;
	pixels: Uint8Array;
}

/** Stars of creases in the square, and the most creases in one. */
const stars = 80;
const most = 8;
/** Lengths of the first crease of a star, in metres. */
const shortest = 0.02;
const longest = 0.1;
/** Those of a star that would be shorter are left out. */
const least = 0.014;
/** Metres over which a crease falls away: on one side it is steep, on the other it goes over into the cloth. */
const steep = 0.001;
const gentle = 0.0045;
/** Height of the highest in metres, and how round its ridge is. */
const highest = 0.00065;
const ridge = 0.0004;
/** The farthest place that a crease raises. */
const reach = gentle * 4;

/** Metres and radians. It begins at a place and turns by `bend` over its length. */
interface Crease {
	x: number;
	y: number;
	way: number;
	length: number;
	bend: number;
	/** A share of the highest; a valley is negative. */
	height: number;
}

let made: Creases | undefined;

/** Computed once, in a few hundredths of a second. */
export function crease(): Creases {
	made ??= { edge, pixels: toSlopes(fold()) };
	return made;
}

/** Heights in metres. Cloth cannot shrink, so a crease ends where others take up what it bent. */
function fold(): Float32Array {
	const random = createRandom(11);
	const heights = new Float32Array(edge * edge);
	for (let star = 0; star < stars; star += 1) {
		const waiting: Crease[] = [
			{
				x: random() * creaseRepeat,
				y: random() * creaseRepeat,
				way: random() * 2 * Math.PI,
				length: shortest + (longest - shortest) * random(),
				bend: (random() - 0.5) * 1.8,
				height: (0.15 + 0.85 * random() ** 3) * (random() < 0.5 ? -1 : 1),
			},
		];
		for (let count = 0; count < most; count += 1) {
			const next = waiting.shift();
			if (!next) break;
			press(heights, next, random() < 0.5);
			const end = walk(next, next.length * (0.5 + 0.4 * random()));
			for (const side of [-1, 1]) {
				const length = next.length * (0.4 + 0.5 * random());
				if (length < least || random() < 0.3) continue;
				waiting.push({
					...end,
					way: end.way + side * (0.3 + 0.6 * random()),
					length,
					bend: (random() - 0.5) * 1.4,
					height: next.height * (random() < 0.6 ? 0.7 : -0.55),
				});
			}
		}
	}
	return heights;
}

/** The place on a crease after so many metres, and its way there. */
function walk({ x, y, way, length, bend }: Crease, far: number) {
	const aside = (bend * far * far) / (2 * length);
	return {
		x: x + Math.cos(way) * far - Math.sin(way) * aside,
		y: y + Math.sin(way) * far + Math.cos(way) * aside,
		way: way + (bend * far) / length,
	};
}

/** Adds a crease to the heights. */
function press(heights: Float32Array, one: Crease, steepLeft: boolean) {
	const { x, y, way, length, bend, height } = one;
	const end = walk(one, length);
	const [right, down] = [Math.cos(way), Math.sin(way)];
	const span = (from: number, to: number) =>
		[
			Math.floor((Math.min(from, to) - reach) / pixel),
			Math.ceil((Math.max(from, to) + reach) / pixel),
		] as const;
	const [left, last] = span(x, end.x);
	const [top, bottom] = span(y, end.y);
	for (let row = top; row <= bottom; row += 1)
		for (let column = left; column <= last; column += 1) {
			const [dx, dy] = [column * pixel - x, row * pixel - y];
			const far = dx * right + dy * down;
			if (far <= 0 || far >= length) continue;
			const aside = dy * right - dx * down - (bend * far * far) / (2 * length);
			if (Math.abs(aside) > reach) continue;
			const share = far / length;
			const falls = aside < 0 === steepLeft ? steep : gentle;
			const at = (row & (edge - 1)) * edge + (column & (edge - 1));
			heights[at] =
				(heights[at] ?? 0) +
				highest *
					height *
					Math.sqrt(4 * share * (1 - share)) *
					Math.exp(-Math.sqrt(aside * aside + ridge * ridge) / falls);
		}
}

function toSlopes(heights: Float32Array): Uint8Array {
	const pixels = new Uint8Array(edge * edge * 4).fill(255);
	const mask = edge - 1;
	const read = (x: number, y: number) => heights[(y & mask) * edge + (x & mask)] ?? 0;
	for (let y = 0; y < edge; y += 1)
		for (let x = 0; x < edge; x += 1) {
			const at = (y * edge + x) * 4;
			pixels[at] = toByte((read(x - 1, y) - read(x + 1, y)) / 2 / pixel);
			pixels[at + 1] = toByte((read(x, y - 1) - read(x, y + 1)) / 2 / pixel);
		}
	return pixels;
}

function toByte(slope: number): number {
	return Math.round(128 + 127 * Math.max(-1, Math.min(1, slope / mostCrease)));
}
