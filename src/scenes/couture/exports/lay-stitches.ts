import type { Panels } from '#scenes/couture/panels.ts';
import type { PaintContext } from '#scenes/exports/tools.ts';
import { halfSlit, listButtonholes } from '#tools/couture/edges/buttonholes.ts';
import {
	listStitchLines,
	stitchings,
	stitchLength,
	threadRadius,
} from '#tools/couture/edges/stitching.ts';
import { type GarmentKey, toPart } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import type { Pattern, Point } from '#tools/couture/pattern/piece.ts';
import { toSeamThread } from '#tools/couture/seam-thread.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { toChannels } from '#tools/design/colour.ts';

interface Sewn {
	key: GarmentKey;
	pattern: Pattern;
	panels: Panels;
	settings: GarmentSettings;
}

const shade = 'rgb(0 0 0 / 12%)';
/** Thread of the colour of the cloth is a little darker than it, or lighter where the cloth is dark. */
const [onLight, onDark] = ['rgb(0 0 0 / 14%)', 'rgb(255 255 255 / 14%)'];
/** Brightness below which cloth is dark, 0 to 255. */
const dark = 70;

/** Paints rows of stitches and buttonholes on a picture of the whole texture map, as they are on the stage. */
export function layStitches(
	context: PaintContext,
	perMetre: number,
	{ key, pattern, panels, settings }: Sewn,
) {
	const thread = toSeamThread(settings);
	const toThread = (piece: string) => {
		const [red = 0, green = 0, blue = 0] = toChannels(
			dressPart(settings, toPart(key, piece)).colour,
		);
		const isDark = 0.2126 * red + 0.7152 * green + 0.0722 * blue < dark;
		return thread ?? (isDark ? onDark : onLight);
	};
	context.save();
	context.scale(perMetre, perMetre);
	for (const { piece, points, mark } of listStitchLines(key, pattern, panels))
		for (const row of stitchings[mark]?.rows ?? []) {
			context.beginPath();
			for (const [x, y] of toRow(points, row)) context.lineTo(x, y);
			// The row lies in a groove.
			strokeAs(context, shade, 5 * threadRadius, []);
			const stitch = [0.82, 0.18].map((share) => share * stitchLength);
			strokeAs(context, toThread(piece), 2 * threadRadius, stitch);
		}
	for (const { middle, upright } of listButtonholes(pattern, panels)) {
		context.save();
		context.translate(...middle);
		if (upright) context.rotate(Math.PI / 2);
		for (const [colour, long, high] of [
			[toThread('front'), halfSlit, 0.0015],
			['rgb(0 0 0 / 60%)', halfSlit - 0.0004, 0.00025],
		] as const) {
			context.fillStyle = colour;
			context.fillRect(-long, -high, 2 * long, 2 * high);
		}
		context.restore();
	}
	context.restore();
}

function strokeAs(context: PaintContext, colour: string, width: number, dashes: number[]) {
	context.strokeStyle = colour;
	context.lineWidth = width;
	context.setLineDash(dashes);
	context.stroke();
}

/** The line so far inside of an edge: to its left as one looks along it. */
function toRow(points: readonly Point[], inside: number): Point[] {
	return points.map(([x, y], at) => {
		const before = points[at - 1] ?? [x, y];
		const after = points[at + 1] ?? [x, y];
		const way = [after[0] - before[0], after[1] - before[1]] as const;
		const length = Math.hypot(...way) || 1;
		return [x + (way[1] / length) * inside, y - (way[0] / length) * inside];
	});
}
