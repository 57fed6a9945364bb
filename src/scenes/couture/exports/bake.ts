import type { BufferGeometry } from 'three';
import { placketReach } from '#scenes/couture/cloth-geometry.ts';
import type { SceneGarment } from '#scenes/couture/current-scene.ts';
import { toGain } from '#scenes/couture/fabrics.ts';
import { toGround } from '#scenes/couture/panels.ts';
import { pearl } from '#tools/couture/colours.ts';
import { partNames } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { metresPerUnit, printWidth } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';

/** Edge of the picture in pixels. */
const edge = 2048;
/** Dye reaches so many pixels over the edges of the panels, for smaller copies of the picture. */
const bleed = 6;

/** Paints the flat pattern of a garment: the dye of each part, the texture on it, the prints. */
export function bakeCloth(
	{ cut, panels, material, sheet }: SceneGarment,
	settings: GarmentSettings,
	prints: readonly Print[],
): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	canvas.width = edge;
	canvas.height = edge;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('There is no canvas to paint on.');
	const perMetre = edge / panels.uvMetres;
	partNames.forEach((part, number) => {
		const { colour, textured } = dressPart(settings, part, part === 'buttons' ? pearl : undefined);
		const shape = toShape(cut.cloth, number, perMetre);
		context.save();
		context.lineWidth = bleed;
		context.lineJoin = 'round';
		fillShape(context, shape, colour);
		const image: unknown = material.map?.image;
		if (textured && image instanceof ImageBitmap) {
			const pattern = context.createPattern(image, 'repeat');
			const repeats = material.map?.repeat.x ?? 1;
			const scale = perMetre / repeats / image.width;
			pattern?.setTransform(new DOMMatrix().scale(scale));
			context.globalCompositeOperation = 'multiply';
			if (pattern) fillShape(context, shape, pattern);
			if (toGain(settings.texture, settings.mix) > 1) {
				// Bleached cloth, as on the stage.
				context.globalCompositeOperation = 'color-dodge';
				fillShape(context, shape, '#2d2d2d');
			}
		}
		context.restore();
	});
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
			const { width } = sheet.canvas;
			const own = tile.edge * width;
			context.drawImage(
				sheet.canvas,
				...([tile.u * width, tile.v * width, own, own] as const),
				...([-side / 2, -side / 2, side, side] as const),
			);
			context.restore();
		});
	}
	return canvas;
}

/** All triangles of a part on the pattern, in pixels. */
function toShape(cloth: BufferGeometry, part: number, perMetre: number): Path2D {
	const uv = cloth.getAttribute('uv');
	const parts = cloth.getAttribute('part');
	const faces = cloth.index?.array ?? [];
	const shape = new Path2D();
	for (let at = 0; at < faces.length; at += 3) {
		const [a = 0, b = 0, c = 0] = [faces[at], faces[at + 1], faces[at + 2]];
		if (Math.round(parts.getX(a)) !== part) continue;
		shape.moveTo(uv.getX(a) * perMetre, uv.getY(a) * perMetre);
		shape.lineTo(uv.getX(b) * perMetre, uv.getY(b) * perMetre);
		shape.lineTo(uv.getX(c) * perMetre, uv.getY(c) * perMetre);
		shape.closePath();
	}
	return shape;
}

function fillShape(
	context: CanvasRenderingContext2D,
	shape: Path2D,
	paint: string | CanvasPattern,
) {
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
