import { metresPerUnit, type Placement, printWidth } from './placement.ts';

/** What a pointer does to the selected print. */
export type Grip = 'move' | 'scale' | 'turn';

/** A point of the cloth, in units of positions. */
interface Point {
	x: number;
	y: number;
}

/** Half the width and half the height of a print, as shares of its square. */
type Reach = readonly [x: number, y: number];

/** From the upper edge of a print to the middle of the handle that turns it, in metres. */
export const turnArm = 0.024;
/** Radius of a handle, in metres. */
export const handleRadius = 0.006;
/** A pointer this close to the middle of a handle takes hold of it, in metres: fingers are broad. */
const handleGrip = 0.013;
/** Closer to the middle of the cloth than this, in units of positions, a print that is moved snaps to it: 6 mm. */
const snapReach = 0.03;
/** Angles that a print that is turned snaps to, and from how far, in degrees. */
const snapTurn = { step: 15, reach: 3 } as const;

/** What of a print a pointer takes hold of; undefined beside it. A locked print has no handles. */
export function findGrip(print: Placement, reach: Reach, point: Point): Grip | undefined {
	if (print.locked) return undefined;
	const edge = print.scale * printWidth;
	const [right, top] = [reach[0] * edge, reach[1] * edge];
	const { across, up } = toOwn(print, point);
	if (Math.hypot(across, up - top - turnArm) < handleGrip) return 'turn';
	// The middle of a small print stays free for moving it.
	const grip = Math.min(handleGrip, Math.max(0.006, Math.hypot(right, top) / 2));
	if (Math.hypot(Math.abs(across) - right, Math.abs(up) - top) < grip) return 'scale';
	return Math.abs(across) < right && Math.abs(up) < top ? 'move' : undefined;
}

/** What becomes of a print that was `print` when a pointer at `from` took hold of it, with the pointer at `to`. */
export function dragGrip(grip: Grip, print: Placement, from: Point, to: Point): Partial<Placement> {
	if (grip === 'move')
		return {
			positionX: snapToMiddle(print.positionX + to.x - from.x),
			positionY: print.positionY + to.y - from.y,
		};
	const [x, y] = [to.x - print.positionX, to.y - print.positionY];
	if (grip === 'turn') return { turn: snapAngle((Math.atan2(x, y) * 180) / Math.PI) };
	const before = Math.hypot(from.x - print.positionX, from.y - print.positionY);
	return before > 0 ? { scale: (print.scale * Math.hypot(x, y)) / before } : {};
}

/** The middle line of a front, a back or a sleeve. */
function snapToMiddle(position: number): number {
	return Math.abs(position) < snapReach ? 0 : position;
}

/** In metres from the middle of the print, along its own sides. */
function toOwn({ turn, positionX, positionY }: Placement, { x, y }: Point) {
	const angle = (turn * Math.PI) / 180;
	const [right, above] = [(x - positionX) * metresPerUnit, (y - positionY) * metresPerUnit];
	return {
		across: right * Math.cos(angle) - above * Math.sin(angle),
		up: right * Math.sin(angle) + above * Math.cos(angle),
	};
}

function snapAngle(degrees: number): number {
	const near = Math.round(degrees / snapTurn.step) * snapTurn.step;
	return Math.abs(degrees - near) < snapTurn.reach ? near : Math.round(degrees);
}
