import { Texture } from 'three';
import { drawnFont } from '#scenes/exports/drawn-font.ts';
import { sharpen } from '#scenes/stage/sharp-texture.ts';
import { engravingSize } from './pattern.ts';

/** Height of the letters as a share of the band. */
const highest = 0.46;
/** Letters may go so far around the bowl. */
const widest = 0.94;
/** Their walls slope over so many pixels. */
const slope = 5;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws the letters white on black, in the middle of the band: the front of the bowl. */
function drawEngraving(context: Context, text: string) {
	const { width, height } = engravingSize;
	context.fillStyle = '#000';
	context.fillRect(0, 0, width, height);
	const font = (size: number) => `600 ${size}px "${drawnFont}", sans-serif`;
	let size = height * highest;
	context.font = font(size);
	const length = context.measureText(text).width;
	size *= Math.min(1, (width * widest) / Math.max(1, length));
	context.font = font(size);
	context.textAlign = 'center';
	context.textBaseline = 'alphabetic';
	context.fillStyle = '#fff';
	context.filter = `blur(${slope / 2}px)`;
	context.fillText(text, width / 2, height / 2 + size * 0.36);
	context.filter = 'none';
}

/** The engraving as a texture that covers its band of the pattern. */
export function createEngraving(text: string): Texture {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, engravingSize);
	const context = canvas.getContext('2d');
	if (context) drawEngraving(context, text);
	const texture = new Texture(canvas);
	texture.flipY = false;
	return sharpen(texture);
}
