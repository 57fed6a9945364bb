/** The position of the camera around the object. */
export interface CameraView {
	/** Radians about the upright axis; 0 looks at the front, positive goes to the right. */
	azimuth: number;
	/** Radians from straight above (0) over level (π/2) to straight below (π). */
	polar: number;
	/** From the eye to the middle, in metres of the scene. */
	distance: number;
}

/** The limits of the view for visitors. */
export interface CameraLimits {
	minPolar: number;
	maxPolar: number;
	minDistance: number;
	maxDistance: number;
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
	return zoomCamera(turnCamera(view, 0, 0, limits), 1, limits);
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
	const there =
		Math.abs(azimuth - goal.azimuth) < arrived &&
		Math.abs(polar - goal.polar) < arrived &&
		Math.abs(distance / goal.distance - 1) < arrived;
	return there ? { view: goal, there } : { view: { azimuth, polar, distance }, there };
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
