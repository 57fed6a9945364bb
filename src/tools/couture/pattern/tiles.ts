import type { Drawing } from './drawing.ts';
import type { Point } from './piece.ts';
import { isInside, toDistance } from './polyline.ts';

/** A sheet of A4 in millimetres. Printers leave its margin white. */
export const paper = { width: 210, height: 297, margin: 10 } as const;
/** Each page shows the first millimetres of the next one, to be stuck over them. */
const overlap = 10;

/** A page of the pattern: what of the sheet it shows. */
export interface Tile {
	/** A letter for its row and a number for its column: B3. */
	name: string;
	column: number;
	row: number;
	/** The upper left corner on the sheet, in millimetres. */
	left: number;
	top: number;
}

const step = {
	x: paper.width - 2 * paper.margin - overlap,
	y: paper.height - 2 * paper.margin - overlap,
} as const;

/** What of the sheet one page shows. */
export const tileSize = { width: step.x + overlap, height: step.y + overlap } as const;

/** The pages that show something of the drawing, row by row. */
export function listTiles({ width, height, marks }: Drawing): Tile[] {
	const tiles: Tile[] = [];
	for (let row = 0; row * step.y < height; row += 1)
		for (let column = 0; column * step.x < width; column += 1) {
			const [left, top] = [column * step.x, row * step.y];
			const shown = marks.some((mark) => {
				if (mark.kind === 'words') return isOn([mark.at], left, top);
				if (mark.kind === 'cloth') return false;
				const closed = mark.kind === 'area' || mark.closed;
				return isOn(mark.points, left, top) || (closed && covers(mark.points, left, top));
			});
			if (shown) tiles.push({ name: `${toLetter(row)}${column + 1}`, column, row, left, top });
		}
	return tiles;
}

/** Whether a line comes on to a page: points of it are looked at every few millimetres. */
function isOn(points: readonly Point[], left: number, top: number): boolean {
	return points.some((point, at) => {
		const next = points[at + 1] ?? point;
		const count = Math.ceil(toDistance(next, point) / 4) + 1;
		for (let part = 0; part < count; part += 1) {
			const x = point[0] + ((next[0] - point[0]) * part) / count - left;
			const y = point[1] + ((next[1] - point[1]) * part) / count - top;
			if (x >= 0 && y >= 0 && x <= tileSize.width && y <= tileSize.height) return true;
		}
		return false;
	});
}

/** Whether a page lies wholly inside a closed line. */
function covers(points: readonly Point[], left: number, top: number): boolean {
	return isInside(points, [left + tileSize.width / 2, top + tileSize.height / 2]);
}

function toLetter(row: number): string {
	const letter = String.fromCharCode(65 + (row % 26));
	return row < 26 ? letter : `${toLetter(Math.floor(row / 26) - 1)}${letter}`;
}
