import type { SceneGarment } from '#scenes/couture/current-scene.ts';
import { toGround } from '#scenes/couture/panels.ts';
import { pearl } from '#tools/couture/colours.ts';
import { type GarmentKey, toPart } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { paintBands } from '#tools/couture/ornament/paint-bands.ts';
import { pickPiece, type SewnBands } from '#tools/couture/ornament/sewn-bands.ts';
import { bleed, toCuttingLine } from '#tools/couture/pattern/outline.ts';
import type { Piece } from '#tools/couture/pattern/piece.ts';
import { type Box, toBox } from '#tools/couture/pattern/polyline.ts';
import { metresPerUnit, printWidth } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';

/** Pixels in a millimetre: about 100 in an inch, as printers of cloth ask for at least. */
const perMillimetre = 4;

interface Dressed {
	key: GarmentKey;
	garment: SceneGarment;
	settings: GarmentSettings;
	prints: readonly Print[];
	bands: SewnBands | undefined;
}

/** Paints a piece in its real size up to the bleed: dye, texture, bands and prints, where they are on the garment. */
export async function paintPiece(piece: Piece, dressed: Dressed): Promise<Blob> {
	const { key, garment, settings } = dressed;
	const box = toBox(toCuttingLine(piece, bleed));
	const canvas = new OffscreenCanvas(
		Math.ceil((box.right - box.left) * perMillimetre),
		Math.ceil((box.bottom - box.top) * perMillimetre),
	);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('There is no canvas to paint on.');
	const part = toPart(key, piece.id);
	const { colour, textured } = dressPart(settings, part, part === 'buttons' ? pearl : undefined);
	context.fillStyle = colour;
	context.fillRect(0, 0, canvas.width, canvas.height);
	if (textured) layTexture(context, garment, toCorner(garment, piece, box));
	if (dressed.bands)
		sewOn(context, pickPiece(dressed.bands, piece.id), toCorner(garment, piece, box));
	layPrints(context, dressed, piece, box);
	const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
	// Frees the memory at once: a garment has a dozen of these.
	canvas.width = 0;
	return blob;
}

/** Where the upper left corner of the picture lies on the texture map, in metres from the map's corner. */
function toCorner({ panels }: SceneGarment, { id }: Piece, { left, top }: Box): [number, number] {
	const [u, v] = panels.panels[id]?.origin ?? [0, 0];
	return [u * panels.uvMetres + left / 1000, v * panels.uvMetres + top / 1000];
}

function layTexture(
	context: OffscreenCanvasRenderingContext2D,
	{ material }: SceneGarment,
	[right, down]: readonly [number, number],
) {
	const image: unknown = material.map?.image;
	if (!(image instanceof ImageBitmap)) return;
	const pattern = context.createPattern(image, 'repeat');
	if (!pattern) return;
	const perMetre = perMillimetre * 1000;
	const scale = perMetre / (material.map?.repeat.x ?? 1) / image.width;
	pattern.setTransform(new DOMMatrix().translate(-right * perMetre, -down * perMetre).scale(scale));
	context.globalCompositeOperation = 'multiply';
	context.fillStyle = pattern;
	context.fillRect(0, 0, context.canvas.width, context.canvas.height);
	context.globalCompositeOperation = 'source-over';
}

/** Bands go on over the seam allowance, as they do on cloth that is embroidered before it is cut. */
function sewOn(
	context: OffscreenCanvasRenderingContext2D,
	bands: SewnBands,
	[left, top]: readonly [number, number],
) {
	const { width, height } = context.canvas;
	const image = context.getImageData(0, 0, width, height);
	paintBands(image, { left, top, perMetre: perMillimetre * 1000 }, bands);
	context.putImageData(image, 0, 0);
}

function layPrints(
	context: OffscreenCanvasRenderingContext2D,
	{ garment: { panels, sheet }, prints }: Dressed,
	{ id }: Piece,
	{ left, top }: Box,
) {
	const ground = toGround(panels, id);
	if (!ground) return;
	prints.forEach((print, number) => {
		const tile = sheet.tiles[number];
		if (!tile || print.place !== ground.place) return;
		const x = (ground.middle[0] + print.positionX * metresPerUnit) * 1000 - left;
		const y = (ground.middle[1] - print.positionY * metresPerUnit) * 1000 - top;
		const side = print.scale * printWidth * 1000 * perMillimetre;
		const { width } = sheet.canvas;
		const own = tile.edge * width;
		context.save();
		context.translate(x * perMillimetre, y * perMillimetre);
		context.rotate((print.turn * Math.PI) / 180);
		context.imageSmoothingQuality = 'high';
		context.drawImage(
			sheet.canvas,
			...([tile.u * width, tile.v * width, own, own] as const),
			...([-side / 2, -side / 2, side, side] as const),
		);
		context.restore();
	});
}
