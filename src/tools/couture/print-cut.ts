import { toEdgeKind } from './edges/edge-kind.ts';
import { findPartner } from './edges/stitching.ts';
import { toSewingLine, toStrip } from './pattern/outline.ts';
import type { Edge, Pattern, Piece, Point } from './pattern/piece.ts';
import { isInside, toDistance } from './pattern/polyline.ts';
import { metresPerUnit, printWidth } from './placement.ts';
import type { Print } from './print.ts';

/** What a print can end at. */
const cutNames = [
	'yoke',
	'armhole',
	'underarm',
	'cuff',
	'neck',
	'waist',
	'shoulder',
	'side',
	'dart',
	'hem',
] as const;
type CutName = (typeof cutNames)[number];

export interface PrintCut {
	at: CutName;
	/** How far the print goes beyond it, in millimetres: at most its longer side, when nothing of it is on the piece. */
	lost: number;
	/** Nothing of the print is on the piece. */
	isGone: boolean;
}

/** Where a print lies on its piece. */
export interface PrintGround {
	/** The middle of its place, in metres from the origin of the piece. */
	middle: Point;
	/** Half its width and height, as shares of its square. */
	reach: Point;
}

/** Points that are tried along each side of a print. */
const tries = 24;
/** Less than this is lost at any edge without being missed, in millimetres. */
const least = 5;

/** Where most of a print is lost beyond the edge of its piece. */
export function findCut(
	pattern: Pattern,
	piece: Piece,
	print: Print,
	ground: PrintGround,
): PrintCut | undefined {
	const outline = toSewingLine(piece);
	let found: { edge: Edge; lost: number } | undefined;
	let isGone = true;
	for (const point of listPoints(print, ground)) {
		if (isInside(outline, point)) {
			isGone = false;
			continue;
		}
		const [nearest] = piece.edges
			.map((edge) => ({ edge, lost: toLine(edge.points, point) }))
			.sort((one, other) => one.lost - other.lost);
		if (nearest && nearest.lost > (found?.lost ?? least)) found = nearest;
	}
	if (!found) return undefined;
	const lost = Math.min(found.lost, toSide(print) * Math.max(...ground.reach));
	return { at: nameCut(pattern, piece, found.edge), lost, isGone };
}

/** Whether a print goes over an edge of the strip of the buttons, so that it has to be printed on two pieces. */
export function crossesStrip(
	pattern: Pattern,
	piece: Piece,
	print: Print,
	ground: PrintGround,
): boolean {
	const strip = toStrip(piece, pattern);
	if (!strip) return false;
	const outline = toSewingLine(piece);
	const points = listPoints(print, ground).filter((point) => isInside(outline, point));
	const onStrip = points.filter(
		([x, y]) => Math.abs(x) < strip.half && strip.top < y && y < strip.bottom,
	);
	return onStrip.length > 0 && onStrip.length < points.length;
}

/** Points all over a print, in millimetres from the origin of its piece. */
function listPoints(print: Print, { middle, reach }: PrintGround): Point[] {
	const { positionX, positionY, turn } = print;
	const side = toSide(print);
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
	const x = (middle[0] + positionX * metresPerUnit) * 1000;
	const y = (middle[1] - positionY * metresPerUnit) * 1000;
	return Array.from({ length: (tries + 1) ** 2 }, (_, at) => {
		const right = ((at % (tries + 1)) / tries - 0.5) * side * reach[0];
		const down = (Math.floor(at / (tries + 1)) / tries - 0.5) * side * reach[1];
		return [x + right * cos - down * sin, y + right * sin + down * cos];
	});
}

/** Twice the edge of the square of a print, in millimetres: it reaches shares of half of that. */
function toSide({ scale }: Print): number {
	return 2 * scale * printWidth * 1000;
}

function nameCut(pattern: Pattern, piece: Piece, edge: Edge): CutName {
	const kind = toEdgeKind(piece, edge);
	if (kind !== 'seam') return cutNames.find((name) => name === kind) ?? 'hem';
	const other = findPartner(pattern, edge)?.piece.id ?? '';
	const isSleeve = piece.id.startsWith('sleeve');
	if (other.startsWith('sleeve')) return isSleeve ? 'underarm' : 'armhole';
	if (other.startsWith('cuff')) return 'cuff';
	if (isSleeve) return 'armhole';
	if (other.startsWith('yoke')) return 'yoke';
	if (other.startsWith('collar')) return 'neck';
	if (other !== 'front' && other !== 'back') return 'waist';
	const armhole = piece.edges.find(
		(each) =>
			toEdgeKind(piece, each) === 'armhole' ||
			findPartner(pattern, each)?.piece.id.startsWith('sleeve'),
	);
	return armhole && toHeight(edge) < toHeight(armhole) ? 'shoulder' : 'side';
}

/** How far below the origin of its piece the middle of an edge is, in millimetres. */
function toHeight({ points }: Edge): number {
	return points.reduce((sum, [, y]) => sum + y, 0) / points.length;
}

/** How far a point is from a line of points. */
function toLine(points: readonly Point[], [x, y]: Point): number {
	return points.slice(1).reduce((least, to, at) => {
		const from = points[at] ?? to;
		const [across, down] = [to[0] - from[0], to[1] - from[1]];
		const share = ((x - from[0]) * across + (y - from[1]) * down) / (across ** 2 + down ** 2 || 1);
		const near = Math.min(1, Math.max(0, share));
		return Math.min(least, toDistance([x, y], [from[0] + across * near, from[1] + down * near]));
	}, Number.POSITIVE_INFINITY);
}
