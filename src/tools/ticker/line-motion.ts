/** The specification gives a step of 0.01 in a frame, for a screen of 60 frames in a second. */
export const unitsPerSecond = 0.01 * 60;
/** Outlines of the letters of 3D lines. */
export const outlinesFile = '/fonts/onest-outlines.json';
/** Between two items of a 3D line. A letter is about half a unit high. */
export const itemGap = 0.2;
/** What is added between two letters of a 3D line: their sides are seen towards the ends of the stage. */
export const letterGap = 0.04;
/** Of the camera, in degrees from top to bottom. */
export const fieldOfView = 75;

/** How far a line has gone after some seconds; within its width, since it repeats. */
export function goOn(offset: number, seconds: number, width: number): number {
	return wrap(offset + unitsPerSecond * seconds, width);
}

/** The same place of an endless line from 0 up to its width; 0 of a line without items. */
export function wrap(place: number, width: number): number {
	return width <= 0 ? 0 : ((place % width) + width) % width;
}

/**
 * Share of their thickness that letters keep on a stage of this shape, width by height. The wider it is,
 * the more of their sides is seen towards its ends, where they would hide the letters beside them.
 */
export function toThickness(aspect: number): number {
	return Math.min(1, 1 / aspect);
}

/** How often a line must be repeated to cover the visible width, wherever it has gone. */
export function countCopies(seen: number, width: number): number {
	return width <= 0 ? 0 : Math.ceil(seen / width) + 1;
}
