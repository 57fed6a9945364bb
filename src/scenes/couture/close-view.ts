import type { CameraView, Offset } from '#scenes/stage/camera-view.ts';
import type { Spot } from './find-on-cloth.ts';
import { fieldOfView } from './layout.ts';

/** What is looked at takes this share of the height of the picture. */
const share = 0.45;
/** No nearer than this, in metres: what is around it stays in the picture. */
const nearest = 0.9;

/** How far the camera is from something of a size in metres; no further than `most`. */
function toCloseDistance(size: number, most: number): number {
	const distance = size / share / (2 * Math.tan((fieldOfView * Math.PI) / 360));
	return Math.min(most, Math.max(nearest, distance));
}

/** The view of a spot on a garment that has turned by `angle`, from `azimuth`, in radians. */
export function toCloseView(
	{ at, size }: Spot,
	{ angle, azimuth, polar, most }: { angle: number; azimuth: number; polar: number; most: number },
): CameraView {
	const distance = toCloseDistance(size, most);
	return { azimuth, polar, distance, at: turn(at, angle) };
}

/** Turned about the upright axis, in radians, as garments turn. */
function turn([x, y, z]: Offset, angle: number): Offset {
	return [x * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - x * Math.sin(angle)];
}
