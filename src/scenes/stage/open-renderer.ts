import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { contextOptions } from './context-options.ts';
import type { StageHost, StageSetup } from './host.ts';
import { highestPixelRatio } from './resolution.ts';
import { type CardWork, warmUp } from './warm-up.ts';

interface Opened {
	gl: WebGLRenderer;
	/** The card has built the shaders that are built ahead: what waits for the card until then would hold the page. */
	warm: Promise<void>;
	card: CardWork;
}

const opened = new WeakMap<HTMLCanvasElement, Opened>();

/** The renderer of a canvas, which is made once, and begins with the shaders of its scene. */
export function openRenderer(
	{ canvas, context, size }: Pick<StageHost, 'canvas' | 'context' | 'size'>,
	setup: StageSetup,
): Opened {
	const known = opened.get(canvas);
	if (known) return known;
	const gl = new WebGLRenderer({ ...contextOptions, canvas, context });
	// To ask for errors of a shader waits until it is compiled.
	gl.debug.checkShaderErrors = import.meta.env.DEV;
	// Keeps the colours that a visitor picks; other curves bend or bleach them.
	gl.toneMapping = setup.toneMapping ?? NeutralToneMapping;
	gl.shadowMap.enabled = setup.shadows ?? false;
	gl.shadowMap.type = PCFShadowMap;
	// To change the size later would wait for the card.
	gl.setPixelRatio(toPixelRatio());
	gl.setSize(size.width, size.height, false);
	const card: CardWork = { busy: false };
	const warm = warmUp(gl, context, setup, card);
	const open = { gl, warm, card };
	opened.set(canvas, open);
	return open;
}

/** Opens the renderer of a canvas before the page has become interactive: the card then works beside the page. */
export function openEarly(canvas: HTMLCanvasElement, setup: StageSetup) {
	const { clientWidth: width, clientHeight: height } = canvas.parentElement ?? canvas;
	// Not laid out yet: the scene opens it once it has a size.
	if (width === 0) return;
	// Before the context, because to resize a drawing buffer waits for the card.
	const ratio = toPixelRatio();
	canvas.width = Math.floor(width * ratio);
	canvas.height = Math.floor(height * ratio);
	const context = canvas.getContext('webgl2', contextOptions);
	if (context) openRenderer({ canvas, context, size: { width, height } }, setup);
}

function toPixelRatio(): number {
	return Math.min(highestPixelRatio, devicePixelRatio);
}
