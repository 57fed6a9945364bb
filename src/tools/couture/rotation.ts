export type Direction = 'clockwise' | 'counter-clockwise';

/** How one garment turns; `angle` is in radians, seen from above, growing counter-clockwise. */
export interface Rotation {
	turning: Direction | 'stopped';
	/** What a pause returns to. */
	last: Direction;
	angle: number;
}

/** The specification turns 0.02 a frame at 60 Hz; a faster screen must not turn faster. */
export const radiansPerSecond = 0.02 * 60;

/** A tab that was hidden comes back with a long frame: no more than this is turned, in seconds. */
const longestFrame = 0.1;

export const atRest: Rotation = { turning: 'stopped', last: 'clockwise', angle: 0 };

export function turn(rotation: Rotation, direction: Direction): Rotation {
	return { ...rotation, turning: direction, last: direction };
}

/** Pause and resume: between stopped and the last direction. */
export function togglePause(rotation: Rotation): Rotation {
	return { ...rotation, turning: rotation.turning === 'stopped' ? rotation.last : 'stopped' };
}

/** Stop also takes the garment back to where it began. */
export function stop(rotation: Rotation): Rotation {
	return { ...rotation, turning: 'stopped', angle: 0 };
}

export function turnHalf(rotation: Rotation): Rotation {
	return { ...rotation, angle: toFullTurn(rotation.angle + Math.PI) };
}

/** Where the garment is after a frame of some seconds. */
export function advance(rotation: Rotation, seconds: number): Rotation {
	if (rotation.turning === 'stopped' || !(seconds > 0)) return rotation;
	const way = rotation.turning === 'clockwise' ? -1 : 1;
	const step = way * radiansPerSecond * Math.min(seconds, longestFrame);
	return { ...rotation, angle: toFullTurn(rotation.angle + step) };
}

/** The same direction as an angle of 0 up to a full turn. */
function toFullTurn(angle: number): number {
	const full = 2 * Math.PI;
	const rest = angle % full;
	// A tiny negative rest plus a full turn is rounded up to the full turn.
	return rest < 0 ? (rest + full) % full : rest;
}
