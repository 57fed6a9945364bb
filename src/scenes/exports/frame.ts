import { PerspectiveCamera } from 'three';
import type { Caption } from '#tools/design/caption.ts';
import { drawnFont } from './drawn-font.ts';
import type { Aim, ShownScene } from './shown-scene.ts';

export interface FrameSize {
	width: number;
	height: number;
}

export interface FrameOptions extends FrameSize {
	/** None: a picture without words. */
	caption?: Caption;
	/** Everything is in the picture, however near the visitor looks. */
	whole?: boolean;
	/** Without a background: only things and texts. */
	transparent?: boolean;
	/** Shows a moving camera where it is now, for a video; a still shows where it will be. */
	moving?: boolean;
}

const ink = '#1b2130';

/**
 * Draws the scene in its present state and view, with its texts, into a canvas of any size. It uses the scene's own
 * renderer, so the picture is sharp if `hold` has set the renderer to that size or more. Throws if the context is lost.
 */
export function drawFrame(
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
	current: ShownScene,
	{ width, height, caption, whole = false, transparent = false, moving = false }: FrameOptions,
) {
	context.clearRect(0, 0, width, height);
	if (!transparent) drawBackdrop(context, { width, height }, current.backdrop);
	const look = current.aim(moving ? 'now' : 'in the end');
	const seen = whole ? { ...look, at: look.middle, distance: look.whole } : look;
	current.gl.render(current.scene, toCamera(seen, current.fieldOfView, width / height));
	// A renderer whose context is lost draws nothing and reports no error.
	if (current.gl.getContext().isContextLost()) throw new Error('The context was lost meanwhile.');
	context.drawImage(current.gl.domElement, 0, 0, width, height);
	// What is behind the letters may be dark where a thing fills the picture.
	if (caption) drawCaption(context, { width, height }, caption, transparent || !whole);
}

/**
 * Sets the renderer to a size in pixels, and hides marks of editing and, for `bare`, what is below things. Returns a
 * function that restores the stage.
 */
export function hold(current: ShownScene, { width, height }: FrameSize, bare = false): () => void {
	const { gl, scene, camera } = current;
	const ratio = gl.getPixelRatio();
	const bringBack = current.prepare(bare);
	gl.setPixelRatio(1);
	gl.setSize(width, height, false);
	return () => {
		const { clientWidth, clientHeight } = gl.domElement;
		bringBack();
		current.aim('now');
		gl.setPixelRatio(ratio);
		gl.setSize(clientWidth, clientHeight, false);
		gl.render(scene, camera);
		current.invalidate();
	};
}

/** Milliseconds: a machine that draws a still sooner draws it again with twice as many pixels across, so that fine threads make no patterns. */
const quick = 500;
/** No larger edge than this in pixels: four times the memory of a large picture would be too much for some cards. */
const finest = 4096;

/** The scene on a canvas of its own, sharp at this size. Throws where the browser has no canvas. */
export function drawStill(current: ShownScene, options: FrameOptions): HTMLCanvasElement {
	const { width, height, transparent } = options;
	const canvas = Object.assign(document.createElement('canvas'), { width, height });
	const context = canvas.getContext('2d');
	if (!context) throw new Error('There is no canvas to draw on.');
	const letGo = hold(current, options, transparent);
	const { gl } = current;
	const begun = performance.now();
	try {
		drawFrame(context, current, options);
		const fine = performance.now() - begun < quick;
		if (fine && 2 * Math.max(width, height) <= Math.min(finest, gl.capabilities.maxTextureSize)) {
			gl.setSize(2 * width, 2 * height, false);
			drawFrame(context, current, options);
		}
	} finally {
		letGo();
	}
	return canvas;
}

/** The visitor's view without what panels cover, for a picture of another shape. */
function toCamera(look: Aim, fieldOfView: number, aspect: number): PerspectiveCamera {
	const { position, at, distance, breadth } = look;
	const camera = new PerspectiveCamera(fieldOfView, aspect, 0.05, 80);
	const back = Math.max(1, breadth / aspect) * 1.06;
	const length = Math.hypot(...position) || 1;
	const scale = (distance * back) / length;
	camera.position.set(
		at[0] + position[0] * scale,
		at[1] + position[1] * scale,
		at[2] + position[2] * scale,
	);
	camera.lookAt(...at);
	camera.updateMatrixWorld();
	return camera;
}

function drawBackdrop(
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
	{ width, height }: FrameSize,
	[middle, edge]: ShownScene['backdrop'],
) {
	const light = context.createRadialGradient(
		...([width * 0.45, height * 0.4, 0] as const),
		...([width * 0.5, height * 0.5, Math.hypot(width, height) * 0.62] as const),
	);
	light.addColorStop(0, middle);
	light.addColorStop(1, edge);
	context.fillStyle = light;
	context.fillRect(0, 0, width, height);
}

/** Title and date above, footer and address below. `rimmed` letters have a light outline. */
function drawCaption(
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
	{ width, height }: FrameSize,
	{ title, date, footer, site }: Caption,
	rimmed: boolean,
) {
	const edge = Math.min(width, height);
	const margin = edge * 0.04;
	const words = [
		[title, 'left', margin, margin, 'top', 0.036],
		[date, 'right', width - margin, margin, 'top', 0.026],
		[footer, 'left', margin, height - margin, 'bottom', 0.024],
		[site, 'right', width - margin, height - margin, 'bottom', 0.024],
	] as const;
	for (const [text, align, x, y, baseline, size] of words) {
		context.font = `600 ${Math.round(edge * size)}px "${drawnFont}", sans-serif`;
		context.textAlign = align;
		context.textBaseline = baseline;
		if (rimmed) {
			context.lineJoin = 'round';
			context.lineWidth = edge * 0.006;
			context.strokeStyle = '#ffffffcc';
			context.strokeText(text, x, y);
		}
		context.fillStyle = ink;
		context.fillText(text, x, y);
	}
}
