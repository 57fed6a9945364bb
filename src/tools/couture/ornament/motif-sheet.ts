import { measure } from '#lib/stitch.ts';
import type { Motif } from './motifs.ts';

/** Both tiles of a motif in one picture, for the graphics card: red is the first thread, green the second. */
interface MotifSheet {
	width: number;
	height: number;
	/** Four bytes for each stitch. */
	pixels: Uint8Array;
	/** First row and number of rows of each tile. */
	tiles: Readonly<Record<keyof Motif, readonly [first: number, rows: number]>>;
}

/** Rows of bare cloth round each tile, so that small copies of the picture do not mix them. */
const gap = 2;

/** The narrow tile is repeated to the width of the wide one. */
export function drawMotif({ wide, narrow }: Motif): MotifSheet {
	const { width, height: wideRows } = measure(wide);
	const narrowRows = measure(narrow).height;
	const tiles = {
		wide: [gap, wideRows],
		narrow: [2 * gap + wideRows, narrowRows],
	} as const;
	const height = 3 * gap + wideRows + narrowRows;
	const pixels = new Uint8Array(width * height * 4);
	for (const [tile, rows] of [
		[tiles.wide, wide],
		[tiles.narrow, narrow],
	] as const)
		rows.forEach((row, down) => {
			for (let column = 0; column < width; column += 1) {
				const thread = row[column % row.length];
				const at = ((tile[0] + down) * width + column) * 4;
				if (thread === 'x') pixels[at] = 255;
				if (thread === 'o') pixels[at + 1] = 255;
			}
		});
	return { width, height, pixels, tiles };
}
