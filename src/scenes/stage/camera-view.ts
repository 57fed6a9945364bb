/** The position of the camera around the object. */
export interface CameraView {
	/** Radians about the upright axis; 0 looks at the front, positive goes to the right. */
	azimuth: number;
	/** Radians from straight above (0) over level (π/2) to straight below (π). */
	polar: number;
	/** From the eye to what it looks at, in metres of the scene. */
	distance: number;
	/** What it looks at, in metres from the middle of the scene; the middle without it. */
	at?: Offset | undefined;
}

/** Metres from the middle of the scene: to the right of its front, up, and to the front. */
export type Offset = readonly [x: number, y: number, z: number];

/** The limits of the view for visitors. */
export interface CameraLimits {
	minPolar: number;
	maxPolar: number;
	minDistance: number;
	maxDistance: number;
	/** How far from the middle it may look, in metres to each side; without it the view cannot be moved. */
	reach?: Offset;
}

/** One press of an arrow key. */
export const turnStep = Math.PI / 8;
/** One press of a zoom key, and one notch of a wheel, change the distance by this factor. */
export const zoomStep = 1.15;
/** CSS pixels that one notch of a wheel scrolls; touchpads send many events of a few pixels. */
const notch = 100;
/** One notch of a wheel that counts in lines, as in Firefox. */
const notchLines = 3;
/** Browsers report a pinch on a touchpad as a wheel with Ctrl, in steps of about a tenth of a notch. */
const pinchGain = 10;
/** Seconds in which the camera covers half of the distance to its goal. */
const halfTime = 0.06;
/** Closer than this, in radians or shares of the distance, it has arrived. */
const arrived = 0.0005;

/** Turns the camera; it does not tip over the top. */
export function turnCamera(
	view: CameraView,
	across: number,
	down: number,
	limits: CameraLimits,
): CameraView {
	return {
		...view,
		azimuth: view.azimuth + across,
		polar: clamp(view.polar + down, limits.minPolar, limits.maxPolar),
	};
}

/** The nearest view within the limits. */
export function limitCamera(view: CameraView, limits: CameraLimits): CameraView {
	return panCamera(zoomCamera(turnCamera(view, 0, 0, limits), 1, limits), [0, 0, 0], limits);
}

/** Moves what the camera looks at, in metres. */
export function panCamera(view: CameraView, by: Offset, { reach }: CameraLimits): CameraView {
	if (!reach) return { ...view, at: undefined };
	const [x, y, z] = view.at ?? none;
	return {
		...view,
		at: [
			clamp(x + by[0], -reach[0], reach[0]),
			clamp(y + by[1], -reach[1], reach[1]),
			clamp(z + by[2], -reach[2], reach[2]),
		],
	};
}

/** Metres to the right and up in the picture, as an offset in the scene. */
export function toOffset({ azimuth, polar }: CameraView, right: number, up: number): Offset {
	const ahead = Math.cos(polar) * up;
	return [
		right * Math.cos(azimuth) - ahead * Math.sin(azimuth),
		Math.sin(polar) * up,
		-right * Math.sin(azimuth) - ahead * Math.cos(azimuth),
	];
}

/** A factor above 1 brings the camera nearer. */
export function zoomCamera(view: CameraView, factor: number, limits: CameraLimits): CameraView {
	return {
		...view,
		distance: clamp(view.distance / factor, limits.minDistance, limits.maxDistance),
	};
}

/**
 * The factor for `zoomCamera` of a turn of the wheel, of a movement of two fingers on a touchpad, or of a pinch. It
 * follows how far they moved; one event is at most two notches.
 */
export function toZoomFactor({
	deltaY,
	deltaMode,
	ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
	const notches = deltaMode === 0 ? deltaY / notch : deltaMode === 1 ? deltaY / notchLines : deltaY;
	const pinch = ctrlKey && Math.abs(notches) < 0.5;
	return zoomStep ** -clamp(pinch ? notches * pinchGain : notches, -2, 2);
}

/** The view on the way from `view` to `goal` after some seconds, and whether the camera has arrived. */
export function approach(
	view: CameraView,
	goal: CameraView,
	seconds: number,
): { view: CameraView; there: boolean } {
	const left = 0.5 ** (Math.max(0, seconds) / halfTime);
	const azimuth = goal.azimuth + (view.azimuth - goal.azimuth) * left;
	const polar = goal.polar + (view.polar - goal.polar) * left;
	const distance = goal.distance + (view.distance - goal.distance) * left;
	const from = view.at ?? none;
	const to = goal.at ?? none;
	const at = [0, 1, 2].map((axis) => mix(from[axis], to[axis], left));
	const there =
		at.every((value, axis) => Math.abs(value - (to[axis] ?? 0)) < arrived) &&
		Math.abs(azimuth - goal.azimuth) < arrived &&
		Math.abs(polar - goal.polar) < arrived &&
		Math.abs(distance / goal.distance - 1) < arrived;
	if (there) return { view: goal, there };
	const [x = 0, y = 0, z = 0] = at;
	return { view: { azimuth, polar, distance, at: [x, y, z] }, there };
}

const none: Offset = [0, 0, 0];

function mix(from = 0, to = 0, left = 0): number {
	return to + (from - to) * left;
}

const cameraSides = [
	'front',
	'frontRight',
	'right',
	'backRight',
	'back',
	'backLeft',
	'left',
	'frontLeft',
] as const;
export type CameraSide = (typeof cameraSides)[number];
export type Height = 'above' | 'level' | 'below';

/** Which of the eight sides the camera looks at, and from which height, for screen readers. */
export function toCameraSide({ azimuth, polar }: Pick<CameraView, 'azimuth' | 'polar'>): {
	side: CameraSide;
	height: Height;
} {
	const eighth = Math.round(azimuth / (Math.PI / 4));
	const side =
		cameraSides[((eighth % cameraSides.length) + cameraSides.length) % cameraSides.length] ??
		'front';
	if (polar < (Math.PI * 3) / 8) return { side, height: 'above' };
	return { side, height: polar > (Math.PI * 5) / 8 ? 'below' : 'level' };
}

/** The position of the camera of a view, in metres from the middle. */
export function toPosition({
	azimuth,
	polar,
	distance,
}: CameraView): [x: number, y: number, z: number] {
	const level = distance * Math.sin(polar);
	return [level * Math.sin(azimuth), distance * Math.cos(polar), level * Math.cos(azimuth)];
}

function clamp(value: number, min: number, max: number): number {
	return Math.min(max, Math.max(min, value));
}
