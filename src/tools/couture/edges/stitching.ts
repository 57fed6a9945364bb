import type { GarmentKey } from '#tools/couture/garments.ts';
import { toSewingLine } from '#tools/couture/pattern/outline.ts';
import type { Edge, Pattern, Piece } from '#tools/couture/pattern/piece.ts';
import { measureLength } from '#tools/couture/pattern/polyline.ts';
import { toEdgeKind } from './edge-kind.ts';
import { type EdgeLine, type PieceMap, toMapLine, toMapPoints } from './edge-line.ts';
import { outlineLowerStrip } from './lower-strip.ts';

/**
 * Rows of stitches along an edge, in metres from it; they lie in the grooves that the models have there. The number of a
 * stitching is its place in this list.
 */
export const stitchings = [
	{ name: 'none', rows: [] },
	/** Two needles on a folded seam. */
	{ name: 'felled', rows: [0.0016, 0.0064] },
	{ name: 'edge', rows: [0.0016] },
	{ name: 'collar', rows: [0.0062] },
	{ name: 'placket', rows: [0.0055] },
	{ name: 'narrow-hem', rows: [0.0078] },
	{ name: 'peplum-hem', rows: [0.01] },
	{ name: 'skirt-hem', rows: [0.015] },
	/** Two needles of a machine for knitted cloth. */
	{ name: 'cover-hem', rows: [0.0145, 0.0192] },
	{ name: 'cover', rows: [0.0012, 0.006] },
	{ name: 'facing', rows: [0.006] },
	/** Behind the neckband lies a tape on the seam of the neck. */
	{ name: 'taped', rows: [0.0016] },
] as const satisfies readonly { name: string; rows: readonly number[] }[];
/** Length of a stitch and half the width of its thread, in metres. */
export const stitchLength = 0.0028;
export const threadRadius = 0.00032;
type StitchingName = (typeof stitchings)[number]['name'];

/** Of two pieces that are sewn together, the later one in this list lies on top and has the stitches. */
const layers = ['sleeve', 'skirt', 'peplum', 'back', 'front', 'yoke', 'cuff', 'collar-stand'];

export function toStitching(name: StitchingName): number {
	return stitchings.findIndex((stitching) => stitching.name === name);
}

/** All edges of a garment, in order round each piece, marked with their stitching; those of a strip below the waist are the last. */
export function listStitchLines(key: GarmentKey, pattern: Pattern, map: PieceMap): EdgeLine[] {
	const edges = pattern.pieces.flatMap((piece) => {
		let start = 0;
		const outline = toMapPoints(map, piece.id, toSewingLine(piece));
		return piece.edges.map((edge): EdgeLine => {
			const points = toMapLine(map, piece.id, edge.points);
			const name = chooseStitching(key, pattern, piece, edge);
			const isPlain = name === 'none';
			const mark = toStitching(name);
			const line = { piece: piece.id, points, start, offset: 0, outline, isPlain, mark };
			start += measureLength(points);
			return line;
		});
	});
	return [...edges, ...listLowerStrip(pattern, map)];
}

/** The hem and both sides: at the waist the strip is covered. */
function listLowerStrip(pattern: Pattern, map: PieceMap): EdgeLine[] {
	const corners = outlineLowerStrip(pattern);
	if (!corners) return [];
	const piece = 'placket';
	const outline = toMapPoints(map, piece, corners);
	const [left, right, topRight, topLeft] = corners;
	const sides = [
		[left, right],
		[right, topRight],
		[topLeft, left],
	];
	let start = 0;
	return sides.map((side) => {
		const points = toMapLine(map, piece, side);
		const line = { piece, points, start, offset: 0, outline, mark: toStitching('placket') };
		start += measureLength(points);
		return line;
	});
}

export function chooseStitching(
	key: GarmentKey,
	pattern: Pattern,
	piece: Piece,
	edge: Edge,
): StitchingName {
	const kind = toEdgeKind(piece, edge);
	const knitted = key === 'menShirt2';
	switch (kind) {
		case 'dart':
			return 'none';
		case 'seam':
			return isOnTop(pattern, piece, edge) ? chooseSeam(key, pattern, piece, edge) : 'none';
		case 'hem':
			return hems[key];
		case 'collar':
			return knitted || piece.id === 'collar-stand' ? 'none' : 'collar';
		case 'cuff':
			return knitted ? 'none' : 'collar';
		case 'placket':
			return 'placket';
		default:
			return 'facing';
	}
}

const hems: Readonly<Record<GarmentKey, StitchingName>> = {
	menShirt1: 'narrow-hem',
	womenShirt: 'peplum-hem',
	menShirt2: 'cover-hem',
	womenDress: 'skirt-hem',
};

function chooseSeam(key: GarmentKey, pattern: Pattern, piece: Piece, edge: Edge): StitchingName {
	const other = findPartner(pattern, edge)?.piece.id ?? '';
	if (piece.id === 'collar-stand') return other.startsWith('collar') ? 'none' : 'taped';
	if (piece.id === 'collar') return 'none';
	if (piece.id.startsWith('cuff'))
		return other === piece.id || key === 'menShirt2' ? 'none' : 'edge';
	const isSide = piece.id === 'front' && other === 'back' && edge.points.length !== 2;
	if (key === 'menShirt1') return 'felled';
	if (key === 'menShirt2') return isSide || other === piece.id ? 'none' : 'cover';
	// Fine cloth is topstitched at the waist, and a blouse round its sleeves.
	if (isWaist(other)) return 'edge';
	return key === 'womenShirt' && other.startsWith('sleeve') ? 'edge' : 'none';
}

function isWaist(piece: string): boolean {
	return piece.startsWith('skirt') || piece.startsWith('peplum');
}

function isOnTop(pattern: Pattern, piece: Piece, edge: Edge): boolean {
	const partner = findPartner(pattern, edge);
	if (!partner) return false;
	const [own, other] = [toLayer(piece.id), toLayer(partner.piece.id)];
	if (own !== other) return own > other;
	return piece.edges.indexOf(edge) < partner.piece.edges.indexOf(partner.edge);
}

function toLayer(id: string): number {
	return layers.findIndex((layer) => id.startsWith(layer));
}

/** The other edge of a seam and its piece. */
export function findPartner(
	{ pieces }: Pattern,
	edge: Edge,
): { piece: Piece; edge: Edge } | undefined {
	for (const piece of pieces) {
		const found = piece.edges.find((each) => each !== edge && each.seam === edge.seam);
		if (found) return { piece, edge: found };
	}
	return undefined;
}
