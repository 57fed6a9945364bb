import type { Panels } from '#scenes/couture/panels.ts';
import type { CreateCanvas, PaintedCanvas } from '#scenes/exports/tools.ts';
import { paintBands } from '#tools/couture/ornament/paint-bands.ts';
import type { SewnBands } from '#tools/couture/ornament/sewn-bands.ts';
import { toSewingLine } from '#tools/couture/pattern/outline.ts';
import type { Pattern } from '#tools/couture/pattern/piece.ts';

/** Paints bands on a picture of the whole texture map, on the outside of the pieces alone. */
export function layBands(
	canvas: PaintedCanvas,
	bands: SewnBands,
	pattern: Pattern,
	{ uvMetres, panels }: Panels,
	create: CreateCanvas,
) {
	const edge = canvas.width;
	const perMetre = edge / uvMetres;
	const own = create(edge);
	const paint = own.getContext('2d') as CanvasRenderingContext2D | null;
	const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
	if (!paint || !context) throw new Error('There is no canvas to paint on.');
	const image = paint.createImageData(edge, edge);
	paintBands(image, { left: 0, top: 0, perMetre }, bands);
	paint.putImageData(image, 0, 0);
	const outline = new Path2D();
	for (const piece of pattern.pieces) {
		const [u, v] = panels[piece.id]?.origin ?? [0, 0];
		toSewingLine(piece).forEach(([x, y], at) => {
			const place = [u * edge + (x / 1000) * perMetre, v * edge + (y / 1000) * perMetre] as const;
			if (at === 0) outline.moveTo(...place);
			else outline.lineTo(...place);
		});
		outline.closePath();
	}
	context.save();
	context.clip(outline);
	context.drawImage(own, 0, 0);
	context.restore();
	own.width = 0;
}
