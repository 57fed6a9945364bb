import { far, sampleField } from '#tools/couture/edges/edge-field.ts';
import { toChannels } from '#tools/design/colour.ts';
import { toCell } from './fit.ts';
import type { SewnBands } from './sewn-bands.ts';

/** Pixels of a part of the texture map. */
interface Painting {
	/** Red, green, blue and opacity of each pixel. */
	data: Uint8ClampedArray;
	width: number;
	height: number;
}

/** Where the upper left corner of a painting lies on the map, in metres, and how large its pixels are. */
interface Window {
	left: number;
	top: number;
	perMetre: number;
}

/** Crosses of fewer pixels are painted as squares. */
const fewPixels = 3;
/** Half the thickness of a thread and half its length, in crosses. */
const thick = 0.19;
const long = 0.56;
/** What shows of the thread in a square. */
const squareCover = 0.92;

/** Paints bands over what is already there; only where a band can be is a pixel looked at. */
export function paintBands(painting: Painting, window: Window, bands: SewnBands) {
	const { edge, metres, texels } = bands.field;
	const step = (metres / edge) * window.perMetre;
	for (let row = 0; row < edge; row += 1)
		for (let column = 0; column < edge; column += 1) {
			if (texels[2 * (row * edge + column)] === far) continue;
			const left = (column * metres) / edge - window.left;
			const top = (row * metres) / edge - window.top;
			paintTexel(painting, window, bands, [left * window.perMetre, top * window.perMetre], step);
		}
}

function paintTexel(
	{ data, width, height }: Painting,
	{ left, top, perMetre }: Window,
	bands: SewnBands,
	[x, y]: readonly [number, number],
	step: number,
) {
	const firstRow = Math.max(0, Math.ceil(y - 0.5));
	const firstColumn = Math.max(0, Math.ceil(x - 0.5));
	for (let row = firstRow; row < Math.min(height, y + step - 0.5); row += 1)
		for (let column = firstColumn; column < Math.min(width, x + step - 0.5); column += 1) {
			const place = [left + (column + 0.5) / perMetre, top + (row + 0.5) / perMetre] as const;
			const thread = findThread(bands, place, perMetre);
			if (!thread) continue;
			const at = 4 * (row * width + column);
			const ground = data[at + 3] ?? 0;
			const channels = toChannels(bands.threads[thread.number]);
			channels.forEach((channel, axis) => {
				const before = ground === 0 ? channel : (data[at + axis] ?? 0);
				data[at + axis] = before + (channel - before) * (ground === 0 ? 1 : thread.cover);
			});
			data[at + 3] = Math.max(ground, 255 * thread.cover);
		}
}

function findThread(
	{ field, fits, motif }: SewnBands,
	[x, y]: readonly [number, number],
	perMetre: number,
): { number: 0 | 1; cover: number } | undefined {
	const sample = sampleField(field, x, y);
	const fit = sample && fits[sample.mark];
	if (!fit) return undefined;
	const cell = toCell(fit, motif, sample);
	const letter = cell && motif[fit.tile][cell.row]?.[cell.column];
	if (letter !== 'x' && letter !== 'o') return undefined;
	const number = letter === 'x' ? 0 : 1;
	if (fit.up * perMetre < fewPixels) return { number, cover: squareCover };
	const right = sample.along / fit.across - Math.round(sample.along / fit.across);
	const up = (sample.inside / fit.up) % 1;
	const [one, two] = [right + up - 0.5, right - up + 0.5].map((way) => way * Math.SQRT1_2);
	const soft = 0.5 / (fit.up * perMetre);
	const cover = Math.max(toStitch(one ?? 0, two ?? 0, soft), toStitch(two ?? 0, one ?? 0, soft));
	return cover > 0 ? { number, cover } : undefined;
}

function toStitch(along: number, across: number, soft: number): number {
	const beyond = Math.max(0, Math.abs(along) - (long - thick));
	return Math.min(1, Math.max(0, 0.5 - (Math.hypot(beyond, across) - thick) / (2 * soft)));
}
