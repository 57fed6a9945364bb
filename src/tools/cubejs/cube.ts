import {
	type Camera,
	facesVisitor,
	lightOn,
	type Point2,
	type Point3,
	pointInSide,
	project,
	rotate,
} from '#lib/projection.ts';
import type { Pattern } from '#lib/stitch.ts';

const sideNames = ['front', 'back', 'right', 'left', 'top', 'bottom'] as const;
export type SideName = (typeof sideNames)[number];

/** A side as it is seen: its outline, how much light it gets, and its stitches by thread. */
export interface SeenSide {
	name: SideName;
	outline: Point2[];
	light: number;
	stitches: Map<string, Line[]>;
}

type Line = readonly [from: Point2, to: Point2];
type Corners = readonly [Point3, Point3, Point3, Point3];

/** The light comes from above, from the left and from behind the visitor. */
const towardsLight: Point3 = [-0.4, -0.7, 1];
/** Bare cloth at the edge of a side, and around a stitch within its cell. */
const hem = 0.05;
const gap = 0.2;

/** Corners clockwise, as seen from outside; the edge of the cube is 1. */
const sides: Record<SideName, Corners> = {
	front: toCorners('--+ +-+ +++ -++'),
	back: toCorners('+-- --- -+- ++-'),
	right: toCorners('+-+ +-- ++- +++'),
	left: toCorners('--- --+ -++ -+-'),
	top: toCorners('--- +-- +-+ --+'),
	bottom: toCorners('-++ +++ ++- -+-'),
};

/** The sides that can be seen: three at most, since a cube hides the others itself. */
export function lookAtCube(
	attitude: { tilt: number; turn: number },
	camera: Camera,
	motifs: Readonly<Record<SideName, Pattern>>,
): SeenSide[] {
	return sideNames.flatMap((name) => {
		// Only corners are turned, since a sine for each stitch would take most of a frame.
		const [a, b, c, d] = sides[name];
		const turn = (point: Point3) => rotate(point, attitude);
		const corners: Corners = [turn(a), turn(b), turn(c), turn(d)];
		const outline = corners.map((corner) => project(corner, camera));
		if (!facesVisitor(outline)) return [];
		return {
			name,
			outline,
			light: lightOn(pointInSide(corners, 0.5, 0.5), towardsLight),
			stitches: toStitches(motifs[name], (u, v) => project(pointInSide(corners, u, v), camera)),
		};
	});
}

/** Two crossing lines for each stitch of a motif that fills the side within its hem. */
function toStitches(motif: Pattern, see: (u: number, v: number) => Point2): Map<string, Line[]> {
	const stitches = new Map<string, Line[]>();
	const cell = (1 - 2 * hem) / motif.length;
	for (const [row, threads] of motif.entries()) {
		for (const [column, thread] of [...threads].entries()) {
			if (thread === '.') continue;
			const at = (across: number, down: number) =>
				see(hem + (column + across) * cell, hem + (row + down) * cell);
			const lines = stitches.get(thread) ?? [];
			lines.push([at(gap, gap), at(1 - gap, 1 - gap)], [at(1 - gap, gap), at(gap, 1 - gap)]);
			stitches.set(thread, lines);
		}
	}
	return stitches;
}

/** @param signs of x, y and z at the four corners: `--+ +-+ +++ -++` */
function toCorners(signs: string): Corners {
	const half = (at: number) => (signs[at] === '-' ? -0.5 : 0.5);
	const toPoint = (at: number): Point3 => [half(at), half(at + 1), half(at + 2)];
	return [toPoint(0), toPoint(4), toPoint(8), toPoint(12)];
}
