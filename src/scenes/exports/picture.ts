import {
	type Caption,
	ExportError,
	type ExportSize,
	exportSizes,
	jpegQuality,
} from '#tools/design/caption.ts';
import { addDrawnFont } from './drawn-font.ts';
import { drawFrame, hold } from './frame.ts';
import { getShownScene } from './shown-scene.ts';

/** A JPEG on the ground of the stage, or a PNG with only things and texts. */
export async function exportPicture(
	kind: 'jpg' | 'png',
	caption: Caption,
	size: ExportSize,
): Promise<Blob> {
	const canvas = await drawPicture(caption, kind === 'png', size);
	const type = kind === 'jpg' ? 'image/jpeg' : 'image/png';
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, type, jpegQuality);
	});
	canvas.width = 0;
	if (!blob) throw new ExportError(kind, 'The canvas gave no picture.');
	return blob;
}

async function drawPicture(
	caption: Caption,
	transparent: boolean,
	size: ExportSize,
): Promise<HTMLCanvasElement> {
	// If the font fails to load, the texts are drawn in another one.
	await addDrawnFont().catch(() => undefined);
	const [width, height] = exportSizes[size];
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('There is no canvas to draw on.');
	const current = getShownScene();
	const letGo = hold(current, { width, height }, transparent);
	try {
		drawFrame(context, current, { width, height, caption, transparent });
	} finally {
		letGo();
	}
	return canvas;
}
