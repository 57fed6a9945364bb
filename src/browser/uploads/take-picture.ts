import { checkContent, checkSize } from './check.ts';
import { drawSvg } from './draw-svg.ts';
import { keptSide, type PictureHeader, type Refusal } from './limits.ts';
import type { SvgPixels } from './render-svg.ts';
import { readSvgText } from './svg.ts';

/** Bytes of a picture that is kept without loss. */
const mostExactBytes = 1024 * 1024;

export type Taken = { ok: true; picture: Blob } | { ok: false; reason: Refusal };

/**
 * Takes a picture of a visitor: checks what it really is, then draws it again. What is kept is our own
 * file, at most `keptSide` pixels long: no place and time of a photograph, no script of a drawing, nothing that was
 * hidden behind the picture.
 */
export async function takePicture(file: Blob): Promise<Taken> {
	const refusal = checkSize(file.size);
	if (refusal) return { ok: false, reason: refusal };
	const content = new Uint8Array(await file.arrayBuffer());
	const checked = checkContent(content);
	if (!checked.ok) return checked;
	const { header } = checked;
	if (header.kind === 'svg') {
		const drawn = await drawSvg(readSvgText(content) ?? '');
		return drawn.ok ? toTaken(showPixels(drawn.pixels), header) : drawn;
	}
	const image = await decode(content, header).catch(() => undefined);
	return image ? toTaken(redraw(image), header) : { ok: false, reason: 'broken' };
}

function redraw(image: ImageBitmap): HTMLCanvasElement {
	// The sides that the decoder found: it turns photos by the orientation in their files.
	const { canvas, context } = makeCanvas(toKeptSize(image));
	context?.drawImage(image, 0, 0, canvas.width, canvas.height);
	image.close();
	return canvas;
}

function showPixels({ width, height, colours }: SvgPixels): HTMLCanvasElement {
	const { canvas, context } = makeCanvas({ width, height });
	context?.putImageData(new ImageData(colours, width, height), 0, 0);
	return canvas;
}

function makeCanvas({ width, height }: { width: number; height: number }) {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
}

/** Without loss where edges between flat colours would bleed, unless that takes too much room. */
async function toTaken(canvas: HTMLCanvasElement, { kind }: PictureHeader): Promise<Taken> {
	const toBlob = (quality: number) =>
		new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
	const exact = kind === 'png' || kind === 'svg' ? await toBlob(1) : null;
	const picture = exact && exact.size <= mostExactBytes ? exact : await toBlob(0.92);
	return picture ? { ok: true, picture } : { ok: false, reason: 'broken' };
}

/** Not larger than is kept. */
export function toKeptSize({ width, height }: { width: number; height: number }): {
	width: number;
	height: number;
} {
	const scale = Math.min(1, keptSide / Math.max(width, height));
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
}

/** Not much larger than is kept. Broken content breaks the promise. */
function decode(content: Uint8Array<ArrayBuffer>, header: PictureHeader): Promise<ImageBitmap> {
	const blob = new Blob([content], { type: `image/${header.kind}` });
	const { width } = toKeptSize(header);
	// One side only: with both, a photo that is turned while it is decoded would be squeezed.
	return width < header.width
		? createImageBitmap(blob, { resizeWidth: width, resizeQuality: 'high' })
		: createImageBitmap(blob);
}
