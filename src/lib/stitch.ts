/** One row per line of cloth, one letter per cell: a letter is a thread, a point is bare cloth. */
export type Pattern = readonly string[];

/** Colour of each thread, by its letter in the pattern. */
export type Threads = Readonly<Record<string, string>>;

export interface StitchOptions {
	threads?: Threads;
	/** Side of one cell in units of the drawing. */
	cell?: number;
}

const bareCloth = '.';
/** Share of the cell that stays free on each side of a stitch. */
const margin = 0.2;
/** Thickness of a thread as a share of the cell. */
const thickness = 0.3;

/** The page's own colours: ink where the page has set none. */
export const pageThreads: Threads = {
	x: 'var(--stitch-1,currentColor)',
	o: 'var(--stitch-2,currentColor)',
};

/**
 * SVG path of small crosses, one for each cell that holds the thread; to be stroked, not filled.
 *
 * @example stitchPath(['xx'], 10) // 'm2 2l6 6m0-6l-6 6m10-6l6 6m0-6l-6 6'
 */
export function stitchPath(pattern: Pattern, cell = 10, thread?: string): string {
	const length = cell * (1 - 2 * margin);
	let [atX, atY] = [0, 0];
	let path = '';
	for (const [column, row] of toCells(pattern, thread)) {
		const [x, y] = [(column + margin) * cell, (row + margin) * cell];
		path += `m${pair(x - atX, y - atY)}l${pair(length, length)}`;
		path += `m${pair(0, -length)}l${pair(-length, length)}`;
		[atX, atY] = [x, y + length];
	}
	return path;
}

/** Stroke width for `stitchPath` with the same cell. */
export function stitchWidth(cell = 10): number {
	return Number(short(cell * thickness));
}

/** A whole drawing: one path per thread, in the page's own colours unless others are given. */
export function stitchSvg(pattern: Pattern, options: StitchOptions = {}): string {
	const { threads = pageThreads, cell = 10 } = options;
	const { width, height } = measure(pattern);
	const paths = Object.entries(threads)
		.map(([thread, colour]) => [stitchPath(pattern, cell, thread), colour])
		.filter(([path]) => path !== '')
		.map(([path, colour]) => `<path stroke="${colour}" d="${path}"/>`);
	const size = `viewBox="0 0 ${short(width * cell)} ${short(height * cell)}"`;
	const stroke = `fill="none" stroke-width="${stitchWidth(cell)}" stroke-linecap="round"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} aria-hidden="true" ${stroke}>${paths.join('')}</svg>`;
}

/** Number of cells across and down. */
export function measure(pattern: Pattern): { width: number; height: number } {
	return { width: pattern[0]?.length ?? 0, height: pattern.length };
}

/** Whole motif from its upper left quarter; the last column and the last row are the axes. */
export function unfold(quarter: Pattern): Pattern {
	const half = quarter.map((row) => row + [...row].reverse().slice(1).join(''));
	return [...half, ...half.toReversed().slice(1)];
}

/** Like `unfold`, for a motif whose first column is an axis too: without the column that the next tile begins with. */
export function unfoldTile(quarter: Pattern): Pattern {
	return unfold(quarter).map((row) => row.slice(0, -1));
}

/** Like `unfoldTile`, from the left half of a motif that has a top and a bottom. */
export function mirrorTile(half: Pattern): Pattern {
	return half.map((row) => row + [...row].reverse().slice(1, -1).join(''));
}

/** The pattern between two lines of stitches. */
export function frame(pattern: Pattern, thread: string): Pattern {
	const { width } = measure(pattern);
	const [line, gap] = [thread.repeat(width), bareCloth.repeat(width)];
	return [line, gap, ...pattern, gap, line];
}

/** The pattern several times side by side. */
export function repeat(pattern: Pattern, times: number): Pattern {
	return pattern.map((row) => row.repeat(times));
}

/** Patterns of one height in one row, with bare cloth between them. */
export function sideBySide(patterns: readonly Pattern[], gap: number): Pattern {
	const rows = patterns[0] ?? [];
	return rows.map((_, y) =>
		patterns.map((pattern) => pattern[y] ?? '').join(bareCloth.repeat(gap)),
	);
}

/** The three faces of the mark, a cube of twelve crosses, as paths in a square of 28 units. */
export const logoPaths = {
	top: toFace([14, 1], [6, 3], [-6, 3]),
	left: toFace([2, 7], [6, 3], [0, 7]),
	right: toFace([14, 13], [6, -3], [0, 7]),
} as const;

export interface LogoColours {
	top: string;
	left: string;
	right: string;
}

/** The mark as an SVG without a name of its own: the link around it has one. */
export function logoSvg({ top, left, right }: LogoColours): string {
	const face = (colour: string, path: string) => `<path stroke="${colour}" d="${path}"/>`;
	const faces =
		face(top, logoPaths.top) + face(left, logoPaths.left) + face(right, logoPaths.right);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-width="2.2" stroke-linecap="round">${faces}</svg>`;
}

/** Two by two crosses on a parallelogram that starts at `origin`, with the sides `a` and `b` of one cell. */
function toFace(origin: Point, a: Point, b: Point): string {
	const inset = 0.19;
	const at = (i: number, j: number) =>
		[0, 1].map((axis) => {
			const [start, stepA, stepB] = [origin[axis] ?? 0, a[axis] ?? 0, b[axis] ?? 0];
			return short(start + stepA * i + stepB * j, 1);
		});
	const line = (from: string[], to: string[]) => `M${from.join(' ')}L${to.join(' ')}`;
	return [0, 1]
		.flatMap((i) => [0, 1].map((j) => [i, j] as const))
		.map(([i, j]) => {
			const [near, far] = [inset, 1 - inset];
			return (
				line(at(i + near, j + near), at(i + far, j + far)) +
				line(at(i + near, j + far), at(i + far, j + near))
			);
		})
		.join('');
}

function toCells(pattern: Pattern, thread?: string): [number, number][] {
	return pattern.flatMap((row, y) =>
		[...row].flatMap((letter, x): [number, number][] =>
			(thread ? letter === thread : letter !== bareCloth) ? [[x, y]] : [],
		),
	);
}

/** Two numbers as a path takes them: a minus needs no space before it. */
function pair(x: number, y: number): string {
	const [first, second] = [short(x), short(y)];
	return second.startsWith('-') ? first + second : `${first} ${second}`;
}

function short(value: number, digits = 2): string {
	return String(Number(value.toFixed(digits)));
}

type Point = readonly [number, number];
