import { createRandom } from '#scenes/couture/weaves/weave.ts';
import type { Rest } from './rest.ts';
import { readWay, type Ways } from './stitch-ways.ts';
import type { Threads } from './yarn-colours.ts';

/** One stitch, from one hole of the needle to the other, in pixels. */
export interface Stitch {
	from: readonly [x: number, y: number];
	to: readonly [x: number, y: number];
	/** Index of its thread. */
	thread: number;
}

/** In widths of a thread: up to the first a shape is crossed by one stitch; longer lines are sewn in stitches of the second. */
const longestSatin = 18;
const fillLength = 9;
const longestLine = 400;
/** In widths, too: lines begin so far from each other, and end where they come so near. */
const room = 0.78;
const narrow = 0.36;

/** Covers the shapes of a picture with stitches that lie side by side. `width` is that of a thread, in pixels. */
export async function layStitches(
	threads: Threads,
	ways: Ways,
	size: number,
	width: number,
	rest: Rest,
): Promise<Stitch[]> {
	const { numbers } = threads;
	/** 1 where no line begins, 2 where none goes on. */
	const taken = new Uint8Array(size * size);
	const random = createRandom(3);
	const hole = Math.max(1, Math.round(width * 0.45));
	const stitches: Stitch[] = [];

	function isFree(x: number, y: number, number: number): boolean {
		const at = Math.floor(y) * size + Math.floor(x);
		return x >= 0 && y >= 0 && x < size && y < size && numbers[at] === number && taken[at] !== 2;
	}

	/** Follows the ways from a place until the shape ends or something is sewn. */
	function follow(x: number, y: number, number: number, turn: 1 | -1): [number, number][] {
		const line: [number, number][] = [];
		let [atX, atY] = [x, y];
		let way = readWay(ways, x, y) + (turn === 1 ? 0 : Math.PI);
		for (let length = 0; length < longestLine; length += 1) {
			const next = readWay(ways, atX, atY);
			// Of the two ends of the way the one that goes on.
			way = Math.cos(next - way) < 0 ? next + Math.PI : next;
			atX += Math.cos(way);
			atY += Math.sin(way);
			if (!isFree(atX, atY, number)) break;
			line.push([atX, atY]);
		}
		return line;
	}

	function take(line: readonly [number, number][]) {
		const reach = width * room;
		const core = (width * narrow) ** 2;
		for (const [x, y] of line)
			for (let down = Math.ceil(y - reach); down <= y + reach; down += 1)
				for (let right = Math.ceil(x - reach); right <= x + reach; right += 1) {
					if (right < 0 || down < 0 || right >= size || down >= size) continue;
					const away = (right - x) ** 2 + (down - y) ** 2;
					const at = down * size + right;
					if (away <= core) taken[at] = 2;
					else if (away <= reach * reach && taken[at] === 0) taken[at] = 1;
				}
	}

	for (let y = 0; y < size; y += 1) {
		await rest();
		for (let x = 0; x < size; x += 1) {
			const number = numbers[y * size + x] ?? 0;
			if (number === 0 || taken[y * size + x] !== 0) continue;
			const line = [
				...follow(x, y, number, -1).reverse(),
				[x, y] as [number, number],
				...follow(x, y, number, 1),
			];
			take(line);
			// A thread is round: its ends reach as far beyond the holes as it is thick.
			const inner = line.length > width * 2 ? line.slice(hole, -hole) : line;
			stitches.push(
				...cut(inner, width, random()).map((ends) => ({ ...ends, thread: number - 1 })),
			);
		}
	}
	return stitches;
}

/** A line in stitches: holes of neighbouring lines are not side by side, so that no furrow is seen. */
function cut(
	line: readonly (readonly [number, number])[],
	width: number,
	chance: number,
): Pick<Stitch, 'from' | 'to'>[] {
	if (line.length < 2) return [];
	const whole = line.length <= longestSatin * width;
	const length = whole ? line.length : Math.round(fillLength * width);
	const parts: Pick<Stitch, 'from' | 'to'>[] = [];
	let from = 0;
	let to = whole ? line.length - 1 : Math.max(3, Math.round(length * chance));
	while (from < line.length - 1) {
		const end = Math.min(line.length - 1, line.length - 1 - to < width * 2 ? line.length - 1 : to);
		const [first, last] = [line[from], line[end]];
		if (first && last) parts.push({ from: first, to: last });
		from = end;
		to = end + length;
	}
	return parts;
}
