/** Degrees: `tilt` about the axis across the screen, `turn` about the upright axis of the cube. */
export interface Attitude {
	tilt: number;
	turn: number;
}

export const firstAttitude: Attitude = { tilt: -24, turn: 32 };

/** One full turn in twelve seconds, on a screen of any frequency. */
const degreesPerSecond = 30;
/** A longer time between two frames means that the tab was asleep. */
const longestFrameMs = 100;

const degreesPerPixel = 0.5;
const degreesPerKey = 10;

const keys = new Map<string, [across: number, down: number]>([
	['ArrowLeft', [-1, 0]],
	['ArrowRight', [1, 0]],
	['ArrowUp', [0, -1]],
	['ArrowDown', [0, 1]],
]);

/** The side under the pointer follows it. The cube does not tip over the top, so that right and left never swap. */
export function turnByDrag({ tilt, turn }: Attitude, across: number, down: number): Attitude {
	return {
		tilt: Math.min(90, Math.max(-90, tilt - down * degreesPerPixel)),
		turn: toCircle(turn + across * degreesPerPixel),
	};
}

/** The attitude after an arrow key; Home restores the initial one. Undefined for other keys. */
export function turnByKey(attitude: Attitude, key: string): Attitude | undefined {
	if (key === 'Home') return firstAttitude;
	const way = keys.get(key);
	if (!way) return undefined;
	const pixels = degreesPerKey / degreesPerPixel;
	return turnByDrag(attitude, way[0] * pixels, way[1] * pixels);
}

/** The rotation of the cube after it has rotated by itself for the given time. */
export function turnByTime(attitude: Attitude, ms: number): Attitude {
	const passed = Math.min(longestFrameMs, Math.max(0, ms));
	return turnBy(attitude, (degreesPerSecond * passed) / 1000);
}

/** The attitude after a turn about the upright axis. */
export function turnBy({ tilt, turn }: Attitude, degrees: number): Attitude {
	return { tilt, turn: toCircle(turn + degrees) };
}

/** The same direction from 0 up to 360. */
function toCircle(degrees: number): number {
	return ((degrees % 360) + 360) % 360;
}
