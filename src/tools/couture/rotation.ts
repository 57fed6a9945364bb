import { advanceAngle, type Direction, type Turning, toFullTurn } from '#tools/design/rotation.ts';

/** How one garment turns; `angle` is in radians, seen from above, growing counter-clockwise. */
export interface Rotation {
	turning: Turning;
	/** What a pause returns to. */
	last: Direction;
	angle: number;
}

/** The specification turns 0.02 a frame at 60 Hz; a faster screen must not turn faster. */
export const radiansPerSecond = 0.02 * 60;

export const atRest: Rotation = { turning: 'stop', last: 'clockwise', angle: 0 };

export function turn(rotation: Rotation, direction: Direction): Rotation {
	return { ...rotation, turning: direction, last: direction };
}

/** Pause and resume: between rest and the last direction. */
export function togglePause(rotation: Rotation): Rotation {
	return { ...rotation, turning: rotation.turning === 'stop' ? rotation.last : 'stop' };
}

/** Stop also takes the garment back to where it began. */
export function stop(rotation: Rotation): Rotation {
	return { ...rotation, turning: 'stop', angle: 0 };
}

export function turnHalf(rotation: Rotation): Rotation {
	return { ...rotation, angle: toFullTurn(rotation.angle + Math.PI) };
}

/** Where the garment is after a frame of some seconds. */
export function advance(rotation: Rotation, seconds: number): Rotation {
	const { turning, angle } = rotation;
	const next = advanceAngle(angle, turning, radiansPerSecond, seconds);
	return next === angle ? rotation : { ...rotation, angle: next };
}
