import { type Colour, toChannels } from '#tools/design/colour.ts';
import { type Oklab, toOklab } from './oklab.ts';
import { palette } from './palette.ts';
import type { Chart } from './stitch-chart.ts';
import { nearest, shadeCard, type Thread } from './threads.ts';

/*
 * The cube of the header as an embroiderer would chart it. Reduced to so few stitches, the picture itself loses
 * its seams, so the chart is drawn from the cube: each small face is a field of its own, light from above.
 */
const grid = 32;
/** Where the upper corner of the cube is, in cells. */
const [middle, top] = [16, 2];
/** Steps of one small cube: along the upper edges, and down. */
const [across, along, down] = [4, 2, 5];
const size = 3;
/** How much lighter or darker each side is. */
const light = { top: 0.1, left: 0, right: -0.05 } as const;
/** Colours of the cubes that are not blue, by column, row and layer; the same as in tiles.py. */
const special: Record<string, Colour> = {
	'2 0 2': palette.wheat,
	'0 0 0': palette.wheat,
	'1 0 1': palette.paper,
	'2 2 0': '#cf6a44',
	'0 1 2': '#86aee6',
	'2 1 1': '#86aee6',
};

export function chartMark(): Chart {
	const cells = Array.from({ length: grid * grid }, (_, index) =>
		toThread((index % grid) + 0.5 - middle, Math.floor(index / grid) + 0.5 - top),
	);
	const threads = [...new Set(cells.filter((cell) => cell !== undefined))];
	return { columns: grid, rows: grid, threads, cells };
}

function toThread(x: number, y: number): Thread | undefined {
	const right = (x / across + y / along) / 2;
	const left = (y / along - x / across) / 2;
	if (right >= 0 && left >= 0 && right < size && left < size) {
		return colour('top', Math.floor(right), size - 1 - Math.floor(left), size - 1);
	}
	const column = Math.floor((x < 0 ? x + size * across : x) / across);
	const edge =
		x < 0
			? size * along + ((x + size * across) / across) * along
			: 2 * size * along - (x / across) * along;
	const layer = size - 1 - Math.floor((y - edge) / down);
	if (column < 0 || column >= size || y < edge || layer < 0) return undefined;
	return x < 0 ? colour('left', column, 0, layer) : colour('right', size - 1, column, layer);
}

/** Neighbouring cubes differ a little, so that each is seen. */
function colour(side: keyof typeof light, column: number, row: number, layer: number): Thread {
	const even = (column + row + layer) % 2 === 0;
	const hex = special[`${column} ${row} ${layer}`] ?? (even ? '#2f58dc' : '#1f43b4');
	const [l, a, b] = toOklab(toChannels(hex));
	const lab: Oklab = [Math.min(0.97, l + light[side]), a, b];
	return nearest(shadeCard, lab);
}
