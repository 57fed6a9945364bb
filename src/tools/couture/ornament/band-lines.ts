import { toEdgeKind } from '#tools/couture/edges/edge-kind.ts';
import { type EdgeLine, type PieceMap, toMapLine } from '#tools/couture/edges/edge-line.ts';
import { chooseStitching, stitchings } from '#tools/couture/edges/stitching.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { toSewingLine, toStrip } from '#tools/couture/pattern/outline.ts';
import type { Edge, Pattern, Piece, Point } from '#tools/couture/pattern/piece.ts';
import { measureLength, toBox, toDistance } from '#tools/couture/pattern/polyline.ts';
import type { BandName } from './ornament.ts';

/** A line along which a band is sewn. Its zero is its middle, to both sides of which a band is the same. */
export interface BandLine extends EdgeLine {
	band: BandName;
	/** Metres that hold whole repeats. */
	length: number;
	/** How much longer the band is for each metre from the line, on a line that bends. */
	spread: number;
	/** Metres of cloth for the height of the band, from the line's offset. */
	room: number;
	/** The line lies at the top of its band. */
	above: boolean;
	/** The band ends with the line; others end with their piece. */
	ends: boolean;
}

/** A line in millimetres of the pattern. */
interface Draft {
	band: BandName;
	piece: Piece;
	points: readonly Point[];
	offset: number;
	room: number;
	above?: boolean;
	ends?: boolean;
	/** How far the line goes on straight beyond its first and its last point. */
	extensions?: readonly [before: number, after: number];
}

/** Bare cloth between a row of stitches and a band, in millimetres. */
const gap = 4;
/** Height of bands on a round collar, in millimetres. */
const roundRoom = 13;
/** As much as a band can be high, where nothing limits it. */
const mostRoom = 90;
/** A line goes on straight beyond its ends, so that bands are whole along slanting sides; in millimetres. */
const extension = 50;

/** The lines of some bands of a garment; `mark` is the place of a line in the list. */
export function listBandLines(
	key: GarmentKey,
	pattern: Pattern,
	map: PieceMap,
	bands: readonly BandName[],
): BandLine[] {
	return pattern.pieces
		.flatMap((piece) => listDrafts(key, pattern, piece))
		.filter(({ band }) => bands.includes(band))
		.map((draft, mark) => toLine(draft, map, mark));
}

function toLine(draft: Draft, map: PieceMap, mark: number): BandLine {
	const { band, piece, points, offset, room, above = false, ends = false } = draft;
	const [before, after] = draft.extensions ?? [extension, extension];
	const line = toMapLine(map, piece.id, points);
	const length = measureLength(line);
	const first = line[0] ?? [0, 0];
	const last = line.at(-1) ?? first;
	return {
		band,
		piece: piece.id,
		points: [
			prolong(line[1] ?? last, first, before / 1000),
			...line,
			prolong(line.at(-2) ?? first, last, after / 1000),
		],
		start: -length / 2 - before / 1000,
		offset: offset / 1000,
		mark,
		length,
		spread: toSpread(line),
		room: room / 1000,
		above,
		ends,
	};
}

/** The angle in radians by which a line turns away from its inside. */
function toSpread(points: readonly Point[]): number {
	const ways = points.slice(1).map(([x, y], at) => {
		const [fromX, fromY] = points[at] ?? [x, y];
		return Math.atan2(y - fromY, x - fromX);
	});
	return ways.slice(1).reduce((sum, way, at) => {
		const turn = way - (ways[at] ?? way);
		return sum + Math.atan2(Math.sin(turn), Math.cos(turn));
	}, 0);
}

function prolong(from: Point, to: Point, metres: number): Point {
	const share = metres / (toDistance(from, to) || 1);
	return [to[0] + (to[0] - from[0]) * share, to[1] + (to[1] - from[1]) * share];
}

function listDrafts(key: GarmentKey, pattern: Pattern, piece: Piece): Draft[] {
	const { id } = piece;
	const box = toBox(toSewingLine(piece));
	const height = box.bottom - box.top;
	const along = (band: BandName, edge: Edge, room: number, above = false): Draft => ({
		band,
		piece,
		points: edge.points,
		offset: toFarthest(key, pattern, piece, edge) + gap,
		room,
		above,
	});
	const free = piece.edges.filter(({ seam }) => seam === 0);
	if (id === 'collar') {
		const room = toCollarHeight(piece) - toFarthest(key, pattern, piece, free[0]) - 2 * gap;
		// Round collars bend too much for anything that is high.
		const most = free.some(({ points }) => points.length > 60) ? roundRoom : room;
		return free.map((edge) => along('collar', edge, Math.min(room, most)));
	}
	if (id.startsWith('cuff'))
		return free.map((edge) => {
			const margin = toFarthest(key, pattern, piece, edge) + 1.5;
			return { ...along('cuffs', edge, height - 2 * margin), offset: margin };
		});
	if (id.startsWith('sleeve')) return [toSleeveBand(piece)];
	if (id === 'yoke') {
		const [bottom] = piece.edges;
		return bottom ? [along('yoke', bottom, height * 0.6)] : [];
	}
	const drafts: Draft[] = [];
	for (const edge of free) {
		const kind = toEdgeKind(piece, edge);
		if (kind === 'neck') drafts.push(along('neck', edge, 60, true));
		if (kind === 'hem') drafts.push(...splitHem(along('hem', edge, mostRoom), pattern));
	}
	if (id.startsWith('skirt') || id.startsWith('peplum')) drafts.push(...toWaist(piece, pattern));
	if (id === 'back' && !pattern.pieces.some((each) => each.id === 'yoke') && key !== 'womenDress')
		drafts.push(toBackYoke(piece));
	drafts.push(...toPlacketSides(piece, pattern));
	return drafts;
}

/** Millimetres from an edge to its last row of stitches. */
function toFarthest(key: GarmentKey, pattern: Pattern, piece: Piece, edge?: Edge): number {
	const name = edge && chooseStitching(key, pattern, piece, edge);
	const rows: readonly number[] = stitchings.find((each) => each.name === name)?.rows ?? [];
	return Math.max(0, ...rows) * 1000;
}

/** How far a collar reaches from its roll line to its free edge, in the middle. */
function toCollarHeight({ edges }: Piece): number {
	const [leaf] = edges.filter(({ seam }) => seam === 0);
	const [roll] = edges.filter(({ seam }) => seam > 0);
	const middle = (edge?: Edge) => edge?.points[Math.floor((edge.points.length - 1) / 2)] ?? [0, 0];
	const line = roll?.points.length === 2 ? roll.points : undefined;
	const top = line ? (line[0]?.[1] ?? 0) : middle(roll)[1];
	return Math.abs(middle(leaf)[1] - top);
}

/** Across the upper arm, where the sleeve is widest, its lower edge at the line. */
function toSleeveBand(piece: Piece): Draft {
	const { bottom } = toBox(toSewingLine(piece));
	const y = Math.min(80, bottom * 0.5);
	const [, side] = piece.edges;
	const half = Math.abs(side?.points.at(-1)?.[0] ?? 0);
	return {
		band: 'sleeves',
		piece,
		points: [
			[-half, y],
			[half, y],
		],
		offset: 0,
		room: mostRoom,
	};
}

/** Without a yoke its band lies across the back where the seam of one would be. */
function toBackYoke(piece: Piece): Draft {
	const y = 110;
	const { right } = toBox(toSewingLine(piece));
	const half = right * 0.82;
	return {
		band: 'yoke',
		piece,
		points: [
			[-half, y],
			[half, y],
		],
		offset: 0,
		room: 70,
	};
}

/** Lines down both sides of the strip of the buttons, so that the two bands mirror each other. */
function toPlacketSides(piece: Piece, pattern: Pattern): Draft[] {
	const strip = toStrip(piece, pattern);
	if (!strip) return [];
	const { half, top, bottom } = strip;
	const ends = bottom < toBox(toSewingLine(piece)).bottom - 50;
	const base = { band: 'placket', piece, offset: gap / 2, room: mostRoom, ends } as const;
	return [
		{
			...base,
			points: [
				[half, top],
				[half, bottom],
			],
		},
		{
			...base,
			points: [
				[-half, bottom],
				[-half, top],
			],
		},
	];
}

/** Left and right of the strip of the buttons the hem has bands of its own, which mirror each other. */
function splitHem(draft: Draft, pattern: Pattern): Draft[] {
	const strip = toStrip(draft.piece, pattern);
	const lowest = toBox(toSewingLine(draft.piece)).bottom;
	if (!strip || strip.bottom < lowest - 50) return [draft];
	const left = draft.points.filter(([x]) => x < -strip.half);
	const right = draft.points.filter(([x]) => x > strip.half);
	const cut = (x: number): Point => [x, toHeightAt(draft.points, x)];
	const { half } = strip;
	return [
		{ ...draft, points: [...left, cut(-half)], extensions: [extension, half] },
		{ ...draft, points: [cut(half), ...right], extensions: [half, extension] },
	];
}

function toHeightAt(points: readonly Point[], x: number): number {
	const next = points.findIndex((point) => point[0] >= x);
	const [one, two] = [points[next - 1] ?? points[0] ?? [0, 0], points[next] ?? [0, 0]];
	const share = two[0] === one[0] ? 0 : (x - one[0]) / (two[0] - one[0]);
	return one[1] + (two[1] - one[1]) * share;
}

/** The seam of the waist on the lower piece, in one line or left and right of the strip of the buttons. */
function toWaist(piece: Piece, pattern: Pattern): Draft[] {
	const above = ['front', 'back'].flatMap((id) => pattern.pieces.filter((each) => each.id === id));
	const seams = above
		.flatMap(({ edges }) => edges.map(({ seam }) => seam))
		.filter((seam) => seam > 0);
	const edges = piece.edges.filter(({ seam }) => seams.includes(seam));
	const points = edges.flatMap(({ points: each }, at) => (at === 0 ? each : each.slice(1)));
	if (points.length < 2) return [];
	const draft: Draft = { band: 'waist', piece, points, offset: gap, room: 60, above: true };
	const strip = toStrip(piece, pattern);
	if (!strip) return [draft];
	// The edges run from the right to the left here.
	const cut = (x: number): Point => [x, toHeightAt(points.toReversed(), x)];
	const { half } = strip;
	const [right, left] = [points.filter(([x]) => x > half), points.filter(([x]) => x < -half)];
	// They meet in the middle: farther on, a straight line would be nearer to cloth than the bent one that belongs there.
	return [
		{ ...draft, points: [...right, cut(half)], extensions: [extension, half] },
		{ ...draft, points: [cut(-half), ...left], extensions: [half, extension] },
	];
}
