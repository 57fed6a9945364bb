import { type Caption, type ExportSize, exportSizes, jpegQuality } from '#tools/design/caption.ts';
import { addDrawnFont } from './drawn-font.ts';
import { drawStill } from './frame.ts';
import { getShownScene } from './shown-scene.ts';

/** A JPEG on the ground of the stage, or a PNG with only things and texts; `whole` as `drawFrame` has it. */
export async function exportPicture(
	kind: 'jpg' | 'png',
	caption: Caption,
	size: ExportSize,
	whole: boolean,
): Promise<Blob> {
	// If the font fails to load, the texts are drawn in another one.
	await addDrawnFont().catch(() => undefined);
	const [width, height] = exportSizes[size];
	const transparent = kind === 'png';
	const canvas = drawStill(getShownScene(), { width, height, caption, transparent, whole });
	const type = kind === 'jpg' ? 'image/jpeg' : 'image/png';
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, type, jpegQuality);
	});
	canvas.width = 0;
	if (!blob) throw new Error('The canvas gave no picture.');
	return blob;
}
