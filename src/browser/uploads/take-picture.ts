import { checkContent, checkSize } from './check.ts';
import { keptSide, type PictureHeader, type Refusal } from './limits.ts';

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
	const size = toKeptSize(header);
	const image = await decode(content, header, size).catch(() => undefined);
	if (!image) return { ok: false, reason: 'broken' };
	const canvas = document.createElement('canvas');
	canvas.width = size.width;
	canvas.height = size.height;
	canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
	if (image instanceof ImageBitmap) image.close();
	const picture = await new Promise<Blob | null>((resolve) =>
		canvas.toBlob(resolve, 'image/webp', 0.92),
	);
	return picture ? { ok: true, picture } : { ok: false, reason: 'broken' };
}

/** Not larger than is kept; a drawing without a size gets a square. */
export function toKeptSize({ kind, width, height }: PictureHeader): {
	width: number;
	height: number;
} {
	if (width <= 0 || height <= 0) return { width: keptSide / 2, height: keptSide / 2 };
	const longer = Math.max(width, height);
	// A drawing is sharp at any size: it is drawn as large as is kept.
	const scale = kind === 'svg' ? keptSide / longer : Math.min(1, keptSide / longer);
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
}

/** In the size that is kept. Broken content breaks the promise. */
async function decode(
	content: Uint8Array<ArrayBuffer>,
	{ kind }: PictureHeader,
	size: { width: number; height: number },
): Promise<ImageBitmap | HTMLImageElement> {
	const type = kind === 'svg' ? 'image/svg+xml' : `image/${kind}`;
	const blob = new Blob([content], { type });
	if (kind !== 'svg') {
		return createImageBitmap(blob, {
			resizeWidth: size.width,
			resizeHeight: size.height,
			resizeQuality: 'high',
		});
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
