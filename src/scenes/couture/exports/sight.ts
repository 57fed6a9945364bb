import { drawStill } from '#scenes/exports/frame.ts';
import { findShownScene } from '#scenes/exports/shown-scene.ts';

/** Edge in pixels of the picture of a design in the gallery: twice as large as its card, for comparing. */
const edge = 480;
const quality = 0.82;

/**
 * A small picture of everything on the stage, from the visitor's side and without words; undefined where there is no
 * scene, or the browser gives no picture. Browsers without an encoder for WebP give a JPEG.
 */
export async function drawSight(): Promise<Blob | undefined> {
	const current = findShownScene();
	if (!current) return undefined;
	const canvas = drawStill(current, { width: edge, height: edge, whole: true });
	const webp = await encode(canvas, 'image/webp');
	const picture = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg');
	canvas.width = 0;
	return picture ?? undefined;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
	return new Promise((resolve) => {
		canvas.toBlob(resolve, type, quality);
	});
}
