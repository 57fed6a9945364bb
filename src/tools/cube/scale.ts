export const minScale = 0.5;
export const maxScale = 2;
export const scaleStep = 0.1;
export const wheelStep = 0.03;
export const firstScale = 1;
/** Edge of the cube at scale 1. */
export const edgePx = 150;

/** Brings any number into the range of the slider; what is no number leaves the cube as it is made. */
export function clampScale(scale: number): number {
	if (Number.isNaN(scale)) return firstScale;
	return Math.min(maxScale, Math.max(minScale, Number(scale.toFixed(2))));
}

/** A turn of the wheel away from the visitor makes the cube larger, towards the visitor smaller. */
export function scaleByWheel(scale: number, deltaY: number): number {
	return clampScale(scale - Math.sign(deltaY) * wheelStep);
}
