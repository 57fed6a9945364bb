import sharp from 'sharp';
import { distance, type Oklab, toOklab } from './oklab.ts';
import { chooseThreads, nearest, type Thread } from './threads.ts';

/** What an embroiderer works from: for each cell of the cloth a thread, or none. */
export interface Chart {
	columns: number;
	rows: number;
	threads: readonly Thread[];
	cells: readonly (Thread | undefined)[];
}

/** Colours closer than this to the cloth need no stitch: the cloth itself shows them. */
const clothTolerance = 0.012;
/** Cells of the picture with less opacity than this (of 255) are left out. */
const solid = 140;
/** A lone stitch is kept only if it differs from its neighbours by more than this. */
const lonelyTolerance = 0.11;

export async function toChart(
	picture: Buffer,
	columns: number,
	rows: number,
	threadCount: number,
	cloth: Oklab,
): Promise<Chart> {
	const { data, info } = await sharp(picture)
		.resize(columns, rows, { fit: 'fill', kernel: 'mitchell' })
		.sharpen({ sigma: 0.7, m1: 0, m2: 2 })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const colours = Array.from({ length: columns * rows }, (_, index): Oklab | undefined => {
		const at = index * info.channels;
		const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + info.channels);
		return alpha < solid ? undefined : toOklab([red, green, blue]);
	});
	const threads = chooseThreads(
		colours.filter((colour) => colour !== undefined),
		threadCount,
	);
	const stitched = colours.map((colour) =>
		!colour || distance(colour, cloth) < clothTolerance ? undefined : nearest(threads, colour),
	);
	const cells = calm(stitched, columns);
	return { columns, rows, threads: threads.filter((thread) => cells.includes(thread)), cells };
}

/** Lone stitches look like dirt: each takes the thread of most of its neighbours, unless it is a light or an eye. */
function calm(cells: readonly (Thread | undefined)[], columns: number): (Thread | undefined)[] {
	return cells.map((cell, index) => {
		const column = index % columns;
		const neighbours = [
			column > 0 ? cells[index - 1] : undefined,
			column < columns - 1 ? cells[index + 1] : undefined,
			cells[index - columns],
			cells[index + columns],
		].filter((neighbour) => neighbour !== undefined);
		if (!cell || neighbours.includes(cell)) return cell;
		const common = neighbours.find(
			(neighbour) => neighbours.filter((other) => other === neighbour).length >= 2,
		);
		return common && distance(common.lab, cell.lab) < lonelyTolerance ? common : cell;
	});
}
