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
import { layBands } from './lay-bands.ts';
import { layStitches } from './lay-stitches.ts';
import type { GarmentJob, Shape } from './model-job.ts';

/** Dye reaches so many pixels over the edges of the panels, for smaller copies of the picture. */
const bleed = 6;

/** Paints the flat pattern of a garment: the dye of each part, the texture on it, its seams, and bands on the outside. */
export function bakeCloth(
	{ key, cloth, panels, pattern, settings, map, edge }: GarmentJob,
	outside: boolean,
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
			const cover = context.createPattern(map.image, 'repeat');
			const scale = perMetre / map.repeats / map.image.width;
			cover?.setTransform(new DOMMatrix().scale(scale));
			context.globalCompositeOperation = 'multiply';
			if (cover) fillShape(context, shape, cover);
		}
		context.restore();
	});
	layStitches(context, perMetre, { key, pattern, panels, settings });
	if (outside && settings.ornament) {
		const bands = sewBands(key, pattern, panels, settings.ornament);
		layBands(canvas, bands, pattern, panels, create);
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
