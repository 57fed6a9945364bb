import { placketReach } from '#scenes/couture/cloth-geometry.ts';
import { toGround } from '#scenes/couture/panels.ts';
import {
	type CreateCanvas,
	openCanvas,
	type PaintContext,
	type PaintedCanvas,
} from '#scenes/exports/tools.ts';
import { pearl } from '#tools/couture/colours.ts';
import { partNames } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { sewBands } from '#tools/couture/ornament/sewn-bands.ts';
import { metresPerUnit, printWidth } from '#tools/couture/placement.ts';
import { layBands } from './lay-bands.ts';
import type { GarmentJob, Shape } from './model-job.ts';

/** Edge of the picture in pixels. */
const edge = 2048;

/** Dye reaches so many pixels over the edges of the panels, for smaller copies of the picture. */
const bleed = 6;

/** Paints the flat pattern of a garment: the dye of each part, the texture on it, and bands and prints if `printed`. */
export function bakeCloth(
	{ key, cloth, panels, pattern, settings, map, sheet, prints }: GarmentJob,
	printed: boolean,
	create: CreateCanvas,
): PaintedCanvas {
	const { canvas, context } = openCanvas(create, edge);
	const perMetre = edge / panels.uvMetres;
	// JPEG files have no empty pixels: between the panels they would be black, and show along seams from far away.
	context.fillStyle = dressPart(settings, 'body', undefined).colour;
	context.fillRect(0, 0, edge, edge);
	partNames.forEach((part, number) => {
		const { colour, textured } = dressPart(settings, part, part === 'buttons' ? pearl : undefined);
		const shape = toOutline(cloth, number, perMetre);
		context.save();
		context.lineWidth = bleed;
		context.lineJoin = 'round';
		fillShape(context, shape, colour);
		if (textured && map) {
			const pattern = context.createPattern(map.image, 'repeat');
			const scale = perMetre / map.repeats / map.image.width;
			pattern?.setTransform(new DOMMatrix().scale(scale));
			context.globalCompositeOperation = 'multiply';
			if (pattern) fillShape(context, shape, pattern);
		}
		context.restore();
	});
	if (printed && pattern && settings.ornament) {
		const bands = sewBands(key, pattern, panels, settings.ornament);
		layBands(canvas, bands, pattern, panels, create);
	}
	if (!printed || !sheet) return canvas;
	for (const [name, { origin, rect }] of Object.entries(panels.panels)) {
		const ground = toGround(panels, name);
		if (!ground) continue;
		prints.forEach((print, number) => {
			const tile = sheet.tiles[number];
			if (!tile || print.place !== ground.place) return;
			context.save();
			context.beginPath();
			context.rect(...toBounds(rect, name, origin[0], panels.uvMetres));
			context.clip();
			const x = origin[0] * edge + (ground.middle[0] + print.positionX * metresPerUnit) * perMetre;
			const y = origin[1] * edge + (ground.middle[1] - print.positionY * metresPerUnit) * perMetre;
			const side = print.scale * printWidth * perMetre;
			context.translate(x, y);
			context.rotate((print.turn * Math.PI) / 180);
			const { width } = sheet.image;
			const own = tile.edge * width;
			context.drawImage(
				sheet.image,
				...([tile.u * width, tile.v * width, own, own] as const),
				...([-side / 2, -side / 2, side, side] as const),
			);
			context.restore();
		});
	}
	return canvas;
}

/** All triangles of a part on the pattern, in pixels. */
function toOutline({ uv, part: parts, index }: Shape, part: number, perMetre: number): Path2D {
	const shape = new Path2D();
	const at = (corner: number) =>
		[(uv[corner * 2] ?? 0) * perMetre, (uv[corner * 2 + 1] ?? 0) * perMetre] as const;
	for (let face = 0; face < index.length; face += 3) {
		const [a = 0, b = 0, c = 0] = index.subarray(face, face + 3);
		if (Math.round(parts[a] ?? -1) !== part) continue;
		shape.moveTo(...at(a));
		shape.lineTo(...at(b));
		shape.lineTo(...at(c));
		shape.closePath();
	}
	return shape;
}

function fillShape(context: PaintContext, shape: Path2D, paint: string | CanvasPattern) {
	context.fillStyle = paint;
	context.strokeStyle = paint;
	context.fill(shape);
	// A second coat would be visible, so only the first one has the rim.
	if (context.globalCompositeOperation === 'source-over') context.stroke(shape);
}

/** What of a panel can be printed, in pixels: of the strip of the buttons only that on the front. */
function toBounds(
	[left, top, right, bottom]: readonly [number, number, number, number],
	name: string,
	middle: number,
	metres: number,
): [x: number, y: number, width: number, height: number] {
	const reach = placketReach / metres;
	const from = name === 'placket' ? Math.max(left, middle - reach) : left;
	const to = name === 'placket' ? Math.min(right, middle + reach) : right;
	return [from * edge, top * edge, (to - from) * edge, (bottom - top) * edge];
}
