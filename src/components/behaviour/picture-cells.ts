import { type Box, type Point, waveCell } from '#lib/stitch-wave.ts';
import { toCellKey } from './wave-canvas.ts';

/** The colours of the pictures in the window, one for each whole cell counted from the start. */
export function readPictureCells(start: Point, window: Box): Map<string, string> {
	const cells = new Map<string, string>();
	for (const image of document.images) {
		if (!image.complete || image.naturalWidth === 0 || !image.checkVisibility()) continue;
		const seen = toSeenBox(image, window);
		const from = toCell(seen.left, seen.top, start, Math.ceil);
		const to = toCell(seen.left + seen.width, seen.top + seen.height, start, Math.floor);
		const [columns, rows] = [to.column - from.column, to.row - from.row];
		if (columns < 1 || rows < 1) continue;
		const colours = sample(image, columns, rows, {
			left: start.x + (from.column - 0.5) * waveCell,
			top: start.y + (from.row - 0.5) * waveCell,
		});
		for (const [index, colour] of colours.entries()) {
			const [column, row] = [index % columns, Math.floor(index / columns)];
			if (colour) cells.set(toCellKey(from.column + column, from.row + row), colour);
		}
	}
	return cells;
}

/** The cell whose left and top edge are the next from a point on, or the last before it. */
function toCell(x: number, y: number, start: Point, round: (value: number) => number) {
	return {
		column: round((x - start.x) / waveCell + 0.5),
		row: round((y - start.y) / waveCell + 0.5),
	};
}

/** What frames and window leave of a picture. */
function toSeenBox(image: Element, window: Box): Box {
	let { left, top, right, bottom } = image.getBoundingClientRect();
	const cut = (box: Box) => {
		left = Math.max(left, box.left);
		top = Math.max(top, box.top);
		right = Math.min(right, box.left + box.width);
		bottom = Math.min(bottom, box.top + box.height);
	};
	cut(window);
	for (let frame = image.parentElement; frame; frame = frame.parentElement)
		if (getComputedStyle(frame).overflow !== 'visible') cut(frame.getBoundingClientRect());
	return { left, top, width: right - left, height: bottom - top };
}

/** One colour for each cell, row by row; none where the picture is clear. */
function sample(
	image: HTMLImageElement,
	columns: number,
	rows: number,
	corner: { left: number; top: number },
): (string | undefined)[] {
	const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) return [];
	context.imageSmoothingQuality = 'high';
	context.scale(1 / waveCell, 1 / waveCell);
	const drawn = toDrawnBox(image);
	context.drawImage(
		image,
		drawn.left - corner.left,
		drawn.top - corner.top,
		drawn.width,
		drawn.height,
	);
	const { data } = context.getImageData(0, 0, columns, rows);
	return Array.from({ length: columns * rows }, (_, index) => {
		const [red, green, blue, alpha = 0] = data.subarray(4 * index, 4 * index + 4);
		return alpha > 128 ? `rgb(${red} ${green} ${blue})` : undefined;
	});
}

/** Where the whole picture lies of which `object-fit: cover` shows a part. */
function toDrawnBox(image: HTMLImageElement): Box {
	const { left, top, width, height } = image.getBoundingClientRect();
	const { objectFit, objectPosition } = getComputedStyle(image);
	if (objectFit !== 'cover') return { left, top, width, height };
	const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
	const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
	const [across = 50, down = 50] = objectPosition.split(' ').map(Number.parseFloat);
	return {
		left: left + ((width - wide) * across) / 100,
		top: top + ((height - high) * down) / 100,
		width: wide,
		height: high,
	};
}
