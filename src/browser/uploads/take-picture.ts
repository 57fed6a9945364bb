import { checkContent, checkSize } from './check.ts';
import { keptSide, type PictureHeader, type Refusal } from './limits.ts';

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
	const image = await decode(content, header).catch(() => undefined);
	if (!image) return { ok: false, reason: 'broken' };
	// The sides that the decoder found: it turns photos by the orientation in their files.
	const size = image instanceof ImageBitmap ? toKeptSize({ ...header, ...toSides(image) }) : image;
	const canvas = document.createElement('canvas');
	canvas.width = size.width;
	canvas.height = size.height;
	// Not by the graphics card, which draws a clipped shape of a drawing in a second where the processor takes 10 ms.
	const context = canvas.getContext('2d', { willReadFrequently: true });
	context?.drawImage(image, 0, 0, size.width, size.height);
	if (image instanceof ImageBitmap) image.close();
	const picture = await encode(canvas, header);
	return picture ? { ok: true, picture } : { ok: false, reason: 'broken' };
}

/** Without loss where edges between flat colours would bleed, unless that takes too much room. */
async function encode(canvas: HTMLCanvasElement, { kind }: PictureHeader): Promise<Blob | null> {
	const toBlob = (quality: number) =>
		new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
	const exact = kind === 'png' || kind === 'svg' ? await toBlob(1) : null;
	return exact && exact.size <= mostExactBytes ? exact : toBlob(0.92);
}

function toSides({ width, height }: ImageBitmap) {
	return { width, height };
}

/** Not larger than is kept; a drawing without a size gets a square. */
export function toKeptSize({ kind, width, height, side = keptSide }: PictureHeader): {
	width: number;
	height: number;
} {
	if (width <= 0 || height <= 0) return { width: side / 2, height: side / 2 };
	const longer = Math.max(width, height);
	// A drawing is sharp at any size: it is drawn as large as is kept, or as can be done in a second.
	const scale = kind === 'svg' ? side / longer : Math.min(1, keptSide / longer);
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
}

/** Not much larger than is kept. Broken content breaks the promise. */
async function decode(
	content: Uint8Array<ArrayBuffer>,
	header: PictureHeader,
): Promise<ImageBitmap | HTMLImageElement> {
	const { kind, drawing } = header;
	const size = toKeptSize(header);
	const type = kind === 'svg' ? 'image/svg+xml;charset=utf-8' : `image/${kind}`;
	const blob = new Blob([drawing ?? content], { type });
	if (kind !== 'svg') {
		// One side only: with both, a photo that is turned while it is decoded would be squeezed.
		return size.width < header.width
			? createImageBitmap(blob, { resizeWidth: size.width, resizeQuality: 'high' })
			: createImageBitmap(blob);
	}
	// As an <img>, a drawing runs no script and loads nothing.
	const address = URL.createObjectURL(blob);
	try {
		const image = new Image(size.width, size.height);
		image.src = address;
		await image.decode();
		return image;
	} finally {
		URL.revokeObjectURL(address);
	}
}
