/** From where the garments are seen. */
export interface Viewpoint {
	/** Radians to the right of the front. */
	azimuth: number;
	/** Radians from straight above. */
	polar: number;
	/** Metres. */
	distance: number;
	/** How far the garments themselves are turned, in radians. */
	angle: number;
	/** What is in the middle of the picture, in metres from the middle of the scene: right, up, to the front. */
	at?: readonly [x: number, y: number, z: number] | undefined;
}

/** Nothing on the stage is farther from its middle than this, in metres. */
const farthest = 3;

/** The camera is never nearer or farther than these, in metres. */
const distances = [0.1, 20] as const;

/** Four numbers with two decimals, half a degree or a centimetre; three more for what is in the middle. */
export function printViewpoint({ azimuth, polar, distance, angle, at }: Viewpoint): number[] {
	const moved = at?.some((value) => Math.abs(value) >= 0.005) ? at : [];
	return [toOneTurn(azimuth), polar, distance, toOneTurn(angle), ...moved].map(
		(value) => Math.round(value * 100) / 100,
	);
}

/** Reads what `printViewpoint` has written; undefined for anything else. */
export function parseViewpoint(value: unknown): Viewpoint | undefined {
	if (!Array.isArray(value) || ![4, 7].includes(value.length)) return undefined;
	const numbers: unknown[] = value;
	if (!numbers.every((part) => typeof part === 'number' && Number.isFinite(part))) return undefined;
	const [azimuth = 0, polar = 0, distance = 0, angle = 0] = numbers.map(Number);
	if (polar < 0 || polar > Math.PI || distance < distances[0] || distance > distances[1])
		return undefined;
	const viewpoint = { azimuth: toOneTurn(azimuth), polar, distance, angle: toOneTurn(angle) };
	if (value.length === 4) return viewpoint;
	const [x = 0, y = 0, z = 0] = numbers.slice(4).map(Number);
	if ([x, y, z].some((part) => Math.abs(part) > farthest)) return undefined;
	return { ...viewpoint, at: [x, y, z] };
}

/** Whether two viewpoints are stored alike. */
export function isSameViewpoint(one: Viewpoint | undefined, other: Viewpoint | undefined): boolean {
	return (one && printViewpoint(one).join()) === (other && printViewpoint(other).join());
}

/** From −π to π. */
function toOneTurn(angle: number): number {
	return Math.atan2(Math.sin(angle), Math.cos(angle));
}
