import type { Pattern } from './stitch.ts';

/** Cells from the middle of a rhombus to its edge, the middle not counted. */
const reach = 10;
/** Frames of a rhombus, by their distance from its middle in steps along the threads. */
const frames: Readonly<Record<number, string>> = { 10: 'x', 9: 'x', 7: 'o' };
/** The letters of the name fill what lies nearer to the middle. */
const field = 5;
/** Where the two rhombi meet, a small one is on each side; cells from the middle of the band. */
const sideDistance = 8;
const sides: Readonly<Record<number, string>> = { 2: 'o', 0: 'x' };
const threads = ['o', 'x', '.'];
const bareCloth = '.';

/**
 * A band of two rhombi around a star that is made of the letters of a name: the same name gives the same star. The
 * star looks the same from eight sides, as a motif does that is counted from its middle.
 *
 * @example namePattern('Maksym Zrazok') // 41 rows of 21 cells
 */
export function namePattern(name: string): Pattern {
	const codes = [...name.toLowerCase()]
		.filter((letter) => /\p{L}/u.test(letter))
		.map((letter) => letter.codePointAt(0) ?? 0);
	const columns = countSteps(reach);
	return countSteps(2 * reach).map((waist) => {
		const y = Math.abs(waist - reach);
		return columns
			.map((x) => toCell(codes, x, y) ?? sides[Math.abs(x - sideDistance) + waist] ?? bareCloth)
			.join('');
	});
}

/** The thread of a cell of a rhombus, `x` and `y` cells from its middle; none outside. */
function toCell(codes: readonly number[], x: number, y: number): string | undefined {
	if (x + y > field) return x + y < reach + 1 ? (frames[x + y] ?? bareCloth) : undefined;
	const [far, near] = [Math.max(x, y), Math.min(x, y)];
	if (far === 0) return 'x';
	// The cells of an eighth of the star are counted through; the letters take turns.
	const place = (far * (far + 1)) / 2 + near;
	const code = codes[place % Math.max(1, codes.length)] ?? 0;
	return threads[(code + place) % threads.length];
}

/** Distances from the middle of a row of cells. @example countSteps(2) // [2, 1, 0, 1, 2] */
function countSteps(most: number): number[] {
	return Array.from({ length: 2 * most + 1 }, (_, index) => Math.abs(index - most));
}
