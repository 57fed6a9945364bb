import type { Edge, Piece } from '#tools/couture/pattern/piece.ts';

/** What a side of a piece is on the finished garment. */
type EdgeKind = 'seam' | 'dart' | 'hem' | 'cuff' | 'collar' | 'placket' | 'neck' | 'armhole';

/** Hems have more cloth beyond the line than seams. */
const hemAllowance = 20;

export function toEdgeKind({ id }: Pick<Piece, 'id'>, edge: Edge): EdgeKind {
	if (edge.dart) return 'dart';
	if (edge.seam > 0) return 'seam';
	if (id.startsWith('collar')) return 'collar';
	if (id.startsWith('cuff')) return 'cuff';
	if (id === 'placket') return 'placket';
	if (edge.allowance >= hemAllowance) return 'hem';
	const [from, to] = [edge.points[0]?.[0] ?? 0, edge.points.at(-1)?.[0] ?? 0];
	// The neck lies across the middle of its piece, an armhole at one side.
	return from * to < 0 ? 'neck' : 'armhole';
}
