/** Directions as seen from above. The words are those of saved designs. */
export const turnings = ['clockwise', 'stop', 'counterClockwise'] as const;
export type Turning = (typeof turnings)[number];
export type Direction = Exclude<Turning, 'stop'>;

/** The first frame after a tab was hidden is long: at most this many seconds of rotation count. */
const longestFrame = 0.1;

const signs: Readonly<Record<Turning, number>> = { clockwise: -1, stop: 0, counterClockwise: 1 };

/** The angle after a frame of some seconds at a speed in radians per second, by the right-hand rule. */
export function advanceAngle(
	angle: number,
	turning: Turning,
	speed: number,
	seconds: number,
): number {
	if (turning === 'stop' || !(seconds > 0)) return angle;
	return toFullTurn(angle + signs[turning] * speed * Math.min(seconds, longestFrame));
}

/** The same direction as an angle in radians of 0 up to a full turn. */
export function toFullTurn(angle: number): number {
	const full = 2 * Math.PI;
	const rest = angle % full;
	// A tiny negative rest plus a full turn is rounded up to the full turn.
	return rest < 0 ? (rest + full) % full : rest;
}
