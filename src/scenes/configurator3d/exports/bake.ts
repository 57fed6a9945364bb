import { engravingBand } from '#scenes/configurator3d/pattern.ts';
import {
	type CreateCanvas,
	openCanvas,
	type PaintContext,
	type PaintedCanvas,
} from '#scenes/exports/tools.ts';
import { type Colour, toChannels } from '#tools/design/colour.ts';

/** Edge of the pictures in pixels. */
const edge = 2048;
/** How often a texture is repeated across the unfolded goblet. */
const repeat = 3;
/** How steep the walls of letters are. */
const steepness = 2.2;

interface Sheet {
	createCanvas: CreateCanvas;
	tile: ImageBitmap | undefined;
	engraving: ImageBitmap | undefined;
}

/** Colour of the whole pattern: what multiplies the texture, and the letters on it. */
export function bakeColour(sheet: Sheet, ground: Colour, letters: Colour): PaintedCanvas {
	const { canvas, context } = openCanvas(sheet.createCanvas, edge);
	context.fillStyle = ground;
	context.fillRect(0, 0, edge, edge);
	if (sheet.tile) {
		context.globalCompositeOperation = 'multiply';
		lay(context, sheet.tile);
		context.globalCompositeOperation = 'source-over';
	}
	const { engraving } = sheet;
	if (!engraving) return canvas;
	const { context: mask, canvas: painted } = openCanvas(sheet.createCanvas, edge);
	const [x, y, width, height] = toBand();
	mask.drawImage(engraving, x, y, width, height);
	const pixels = mask.getImageData(x, y, width, height);
	const [red, green, blue] = toChannels(letters);
	for (let at = 0; at < pixels.data.length; at += 4)
		pixels.data.set([red, green, blue, pixels.data[at] ?? 0], at);
	mask.putImageData(pixels, x, y);
	context.drawImage(painted, x, y, width, height, x, y, width, height);
	painted.width = 0;
	return canvas;
}

/** Relief of the whole pattern: that of the texture, and the walls of the letters. */
export function bakeRelief(sheet: Sheet): PaintedCanvas {
	const { canvas, context } = openCanvas(sheet.createCanvas, edge);
	context.fillStyle = '#8080ff';
	context.fillRect(0, 0, edge, edge);
	if (sheet.tile) lay(context, sheet.tile);
	if (!sheet.engraving) return canvas;
	const [x, y, width, height] = toBand();
	const below = context.getImageData(x, y, width, height);
	const { context: mask, canvas: painted } = openCanvas(sheet.createCanvas, edge);
	mask.drawImage(sheet.engraving, x, y, width, height);
	const { data } = mask.getImageData(x, y, width, height);
	const depth = (column: number, row: number) => data[(row * width + column) * 4] ?? 0;
	for (let row = 1; row < height - 1; row += 1)
		for (let column = 1; column < width - 1; column += 1) {
			const across = (depth(column + 1, row) - depth(column - 1, row)) / 255;
			const down = (depth(column, row + 1) - depth(column, row - 1)) / 255;
			if (across === 0 && down === 0) continue;
			const at = (row * width + column) * 4;
			const [nx = 128, ny = 128] = below.data.subarray(at, at + 2);
			// Letters are cut in: a wall that falls to the right faces right. Green points up the picture.
			const slope = [nx / 127.5 - 1 + across * steepness, ny / 127.5 - 1 - down * steepness];
			const length = Math.hypot(slope[0] ?? 0, slope[1] ?? 0, 1);
			below.data[at] = toByte((slope[0] ?? 0) / length);
			below.data[at + 1] = toByte((slope[1] ?? 0) / length);
			below.data[at + 2] = toByte(1 / length);
		}
	context.putImageData(below, x, y);
	painted.width = 0;
	return canvas;
}

/** Where light goes through: everywhere but in frosted letters. */
export function bakeClearness(sheet: Sheet): PaintedCanvas {
	return bakeColour({ ...sheet, tile: undefined }, '#ffffff', '#000000');
}

function toBand(): [x: number, y: number, width: number, height: number] {
	const { left, top, width, height } = engravingBand;
	const pixels = [left, top, width, height].map((share) => Math.round(share * edge));
	const [x = 0, y = 0, across = 1, down = 1] = pixels;
	return [x, y, across, down];
}

function lay(context: PaintContext, tile: ImageBitmap) {
	const pattern = context.createPattern(tile, 'repeat');
	if (!pattern) return;
	pattern.setTransform(
		new DOMMatrix().scale(edge / repeat / tile.width, edge / repeat / tile.height),
	);
	context.fillStyle = pattern;
	context.fillRect(0, 0, edge, edge);
}

function toByte(value: number): number {
	return Math.round((value + 1) * 127.5);
}
