import { PerspectiveCamera } from 'three';
import type { CurrentScene } from '#scenes/couture/current-scene.ts';
import { drawnFont } from '#scenes/couture/drawn-font.ts';
import { fieldOfView } from '#scenes/couture/layout.ts';
import type { Caption } from '#tools/couture/caption.ts';

export interface FrameSize {
	width: number;
	height: number;
}

export interface FrameOptions extends FrameSize {
	/** None: a picture without words. */
	caption?: Caption;
	/** Everything is in the picture, however near the visitor looks. */
	whole?: boolean;
	/** Without a ground: only garments and texts. */
	transparent?: boolean;
	/** Shows a moving camera where it is now, for a video; a still shows where it will be. */
	moving?: boolean;
}

/** The ground of pictures: the stage by day. */
const ground = ['#e3e6ec', '#b9bfca'] as const;
const ink = '#1b2130';

/**
 * Draws the scene in its present state and view, with its texts, into a canvas of any size. It uses the scene's own
 * renderer, so the picture is sharp if `hold` has set the renderer to that size. Throws if the context is lost.
 */
export function drawFrame(
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
	current: CurrentScene,
	{ width, height, caption, whole = false, transparent = false, moving = false }: FrameOptions,
) {
	context.clearRect(0, 0, width, height);
	if (!transparent) drawGround(context, { width, height });
	const look = current.aim(moving ? 'now' : 'in the end');
	const seen = whole ? { ...look, at: [0, 0, 0] as const, distance: look.whole } : look;
	current.gl.render(current.scene, toCamera(seen, width / height));
	// A renderer whose context is lost draws nothing and reports no error.
	if (current.gl.getContext().isContextLost()) throw new Error('The context was lost meanwhile.');
	context.drawImage(current.gl.domElement, 0, 0, width, height);
	if (caption) drawCaption(context, { width, height }, caption, transparent);
}

/**
 * Sets the renderer to a size in pixels, and hides marks of editing and, for `bare`, the ground. Returns a function
 * that restores the stage.
 */
export function hold(
	current: CurrentScene,
	{ width, height }: FrameSize,
	bare = false,
): () => void {
	const { gl, scene, camera } = current;
	const shadows = [...current.garments.values()].map(({ shadow }) => shadow);
	const ratio = gl.getPixelRatio();
	const mark = unmark(current);
	for (const shadow of shadows) shadow.visible = !bare;
	gl.setPixelRatio(1);
	gl.setSize(width, height, false);
	return () => {
		const { clientWidth, clientHeight } = gl.domElement;
		mark();
		for (const shadow of shadows) shadow.visible = true;
		current.aim('now');
		gl.setPixelRatio(ratio);
		gl.setSize(clientWidth, clientHeight, false);
		gl.render(scene, camera);
		current.invalidate();
	};
}

/** Hides the marks of editing, and returns a function that shows them again. */
export function unmark({ garments }: CurrentScene): () => void {
	const marks = [...garments.values()].map(({ material }) => material.unframe());
	return () => {
		for (const bringBack of marks) bringBack();
	};
}

/** The visitor's view without what panels cover, for a picture of another shape. */
function toCamera(look: ReturnType<CurrentScene['aim']>, aspect: number): PerspectiveCamera {
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

function drawGround(
	context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
	{ width, height }: FrameSize,
) {
	const light = context.createRadialGradient(
		...([width * 0.45, height * 0.4, 0] as const),
		...([width * 0.5, height * 0.5, Math.hypot(width, height) * 0.62] as const),
	);
	light.addColorStop(0, ground[0]);
	light.addColorStop(1, ground[1]);
	context.fillStyle = light;
	context.fillRect(0, 0, width, height);
}

/** Title and date above, footer and address below. Without a ground, letters have a light outline. */
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
