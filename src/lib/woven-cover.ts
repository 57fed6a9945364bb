import { createRandom } from './random.ts';
import { measure, type Pattern, stitchPath } from './stitch.ts';
import { border } from './stitch-patterns.ts';

/** What decides how the cover of a project is woven. */
export interface Weave {
	/** Of the project: colours, threads and order of the rings follow from it. */
	id: string;
	/** What kind of thing it is, in one language on all pages: projects of one kind share a motif. */
	kind: string;
	/** Calendar months the work took, from 1. The longer, the finer the cloth. */
	months: number;
}

/** Number of sets of colours: the classes `dye-0` … of `src/components/list/woven-dyes.css`. */
const dyeCount = 8;
/** Repeats across and down: square repeats make a cover of 3:2. */
const [across, down] = [3, 2];
const threads = ['a', 'b', 'c'];
/** Thicker than a single stitch elsewhere: seen small, the threads keep their colour. */
const thickness = 0.38;
const bareCloth = '.';

/**
 * The cover of a project without a picture: an SVG of 3:2 that only decorates. The same project always gets the same one.
 * Colours are `--cloth` and `--thread-a`, `-b`, `-c`, which its class `dye-…` sets.
 */
export function wovenCover(weave: Weave): string {
	const { id } = weave;
	const [repeat, isRunner] = [drawRepeat(weave), toNumber(`band ${id}`) % 3 === 0];
	const side = repeat.length;
	const [width, height] = [across * side, down * side];
	const name = (part: string) => `woven-${id}-${part}`;
	const stitches = threads.map(
		(thread) =>
			`<pattern id="${name(thread)}" y="-.5" width="1" height="1" patternUnits="userSpaceOnUse">` +
			`<path stroke="var(--thread-${thread})" stroke-width="${thickness}" stroke-linecap="round" d="${stitchPath(['x'], 1)}"/></pattern>`,
	);
	const draw = (part: string, pattern: Pattern) =>
		`<g id="${name(part)}">${threads
			.map((thread) => [thread, toRuns(pattern, thread)])
			.filter(([, runs]) => runs)
			.map(([thread, runs]) => `<path stroke="url(#${name(thread ?? '')})" d="${runs}"/>`)
			.join('')}</g>`;
	const use = (part: string, places: readonly Point[]) =>
		places.map(([x, y]) => `<use href="#${name(part)}" x="${x}" y="${y}"/>`).join('');
	const drawn = draw('repeat', repeat) + (isRunner ? draw('edge', edge) : '');
	const placed = isRunner
		? use('repeat', toPlaces(side, [side / 2])) + use('edge', toEdges(side))
		: use('repeat', toPlaces(side, [0, side]));
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" class="woven dye-${toDye(id)}" viewBox="0 -.5 ${width} ${height}" width="960" height="640" fill="none" aria-hidden="true">` +
		`<defs>${stitches.join('')}${drawn}</defs><path fill="var(--cloth)" d="M0-.5h${width}v${height}H0z"/>${placed}</svg>`
	);
}

/** One repeat: as many cells across as down, the same in all four quarters. */
export function drawRepeat({ id, kind, months }: Weave): Pattern {
	const side = toSide(months);
	const half = side / 2;
	const distance = motifs[toNumber(kind) % motifs.length] ?? lozenge;
	const rings = toRings(side * 2, createRandom(toNumber(id)));
	return Array.from({ length: side }, (_, y) =>
		Array.from({ length: side }, (_, x) => {
			const [u, v] = [fromAxis(x, half), fromAxis(y, half)];
			const ring = rings[distance(u, v, half)] ?? bareCloth;
			const isSown = ring !== ring.toLowerCase();
			return isSown && (u + Math.floor(v / 2)) % 2 ? bareCloth : ring.toLowerCase();
		}).join(''),
	);
}

const edge = border.map((row) => row.replaceAll('x', 'a').replaceAll('o', 'b'));

/** From 16 cells for a month to 48 for two years and more. */
export function toSide(months: number): number {
	return 8 * Math.min(6, 2 + Math.floor(Math.log2(Math.max(1, months))));
}

function toDye(id: string): number {
	return toNumber(`skein ${id}`) % dyeCount;
}

function toPlaces(side: number, rows: readonly number[]): Point[] {
	return rows.flatMap((y) => Array.from({ length: across }, (_, x): Point => [x * side, y]));
}

/** Two rows of the border, halfway between the runner and the edges of the cloth. */
function toEdges(side: number): Point[] {
	const { width, height } = measure(edge);
	const top = Math.floor((side / 2 - height) / 2);
	const times = (across * side) / width;
	return [top, down * side - top - height].flatMap((y) =>
		Array.from({ length: times }, (_, x): Point => [x * width, y]),
	);
}

const lozenge: Distance = (u, v) => u + v;

/** How far a cell is from the middle of its repeat: cells of one distance have one thread. */
const motifs: readonly Distance[] = [
	lozenge,
	// A star of eight points.
	(u, v) => Math.min(Math.floor(1.5 * Math.max(u, v)), u + v),
	// A rose window.
	(u, v) => Math.max(Math.floor(1.5 * Math.max(u, v)), u + v),
	// Lozenges with squares between them.
	(u, v, half) => (u + v < half ? u + v : half + Math.max(half - u, half - v)),
	// An hourglass.
	(u, v) => Math.abs(u - v) + Math.floor(Math.min(u, v) / 2),
	// Waves.
	(u, v, half) => v + (u < half / 2 ? u : half - u),
	// Tall lozenges.
	(u, v) => u + Math.floor(v / 2),
	// A cross.
	(u, v) => Math.min(u, v) + (Math.max(u, v) >> 2) * 2,
	(u, v, half) => Math.max(u, v) + (u + v > half ? 0 : Math.floor(Math.min(u, v) / 2)),
];

/** One letter per distance from the middle outward: bands of one to three cells, bare cloth between them; a capital is sown. */
function toRings(count: number, random: () => number): string {
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	let rings = '';
	let last = '';
	while (rings.length < count) {
		const others = threads.filter((thread) => thread !== last);
		const thread = others[upTo(others.length - 1)] ?? 'a';
		const width = 1 + upTo(2);
		last = thread;
		rings += (width === 2 && upTo(2) === 0 ? thread.toUpperCase() : thread).repeat(width);
		rings += bareCloth.repeat(upTo(4) === 4 ? 4 : upTo(2));
	}
	return rings;
}

/** Lines through the cells of one thread. */
function toRuns(pattern: Pattern, thread: string): string {
	return pattern
		.flatMap((row, y) =>
			[...row.matchAll(new RegExp(`${thread}+`, 'g'))].map(
				({ 0: run, index }) => `M${index} ${y}h${run.length}`,
			),
		)
		.join('');
}

function fromAxis(at: number, half: number): number {
	return at < half ? half - 1 - at : at - half;
}

/** FNV-1a, mixed so that its lowest digits depend on all of the text. */
function toNumber(text: string): number {
	let hash = 0x811c9dc5;
	for (const character of text) {
		hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

type Point = readonly [x: number, y: number];
/** Of a cell from the axes of its repeat, in cells; `half` is half a repeat. */
type Distance = (u: number, v: number, half: number) => number;
