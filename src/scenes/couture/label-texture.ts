import { SRGBColorSpace, Texture } from 'three';
import { logoPaths } from '#lib/stitch.ts';
import type { PaintContext } from '#scenes/exports/tools.ts';
import { sharpen } from '#scenes/stage/sharp-texture.ts';
import { labelShape } from '#tools/couture/edges/label.ts';

const height = 128;
const width = height * labelShape;
/** Raw white ground; the mark in the threads of the site. */
const ground = '#f1ebdd';
const threads = { top: '#e0a82e', left: '#1f45a8', right: '#16337f' } as const;

/** The woven label, drawn when the first garment is sewn. */
export function createLabel(): Texture {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (context) drawLabel(context);
	const texture = new Texture(canvas);
	texture.flipY = false;
	texture.colorSpace = SRGBColorSpace;
	return sharpen(texture);
}

/** Draws the label 320 wide and 128 high, in the units of the context. */
export function drawLabel(context: PaintContext) {
	context.fillStyle = ground;
	context.fillRect(0, 0, width, height);
	context.strokeStyle = threads.left;
	context.lineWidth = 3;
	context.setLineDash([9, 6]);
	context.strokeRect(10, 10, width - 20, height - 20);
	context.setLineDash([]);
	context.lineCap = 'round';
	context.lineWidth = 2.2;
	const scale = (height * 0.66) / 28;
	context.translate(width / 2 - 14 * scale, height / 2 - 14 * scale);
	context.scale(scale, scale);
	for (const side of ['top', 'left', 'right'] as const) {
		context.strokeStyle = threads[side];
		context.stroke(new Path2D(logoPaths[side]));
	}
}
