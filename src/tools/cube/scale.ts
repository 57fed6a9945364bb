export const minScale = 0.5;
export const maxScale = 2;
export const scaleStep = 0.1;
const wheelStep = 0.03;
export const firstScale = 1;

/** Clamps any number to the range of the slider; anything that is not a number gives the default size. */
export function clampScale(scale: number): number {
	if (Number.isNaN(scale)) return firstScale;
	return Math.min(maxScale, Math.max(minScale, Number(scale.toFixed(2))));
}

/** A turn of the wheel away from the visitor makes the cube larger, towards the visitor smaller. */
export function scaleByWheel(scale: number, deltaY: number): number {
	return clampScale(scale - Math.sign(deltaY) * wheelStep);
}
