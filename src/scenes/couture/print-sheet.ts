import { type DataTexture, LinearMipmapLinearFilter, SRGBColorSpace, Texture } from 'three';
import type { Pattern } from '#tools/couture/pattern/piece.ts';
import type { Print, TextPrint } from '#tools/couture/print.ts';
import { crossesStrip, findCut } from '#tools/couture/print-cut.ts';
import type { PrintLook } from '#tools/couture/print-size.ts';
import { techniques } from '#tools/couture/technique.ts';
import {
	createRelief,
	type Embroideries,
	rim,
	type Sewn,
	toThreadWidth,
} from './embroidery/embroideries.ts';
import { toFamily } from './face-files.ts';
import { drawLetters } from './letters.ts';
import { type Panels, toGround } from './panels.ts';

/** Edge of the sheet in pixels, as the specification has it for the logo's canvas. */
const sheetEdge = 2048;
/** Where a print lies on the sheet: shares of the sheet, and how much of its square it fills. */
export interface Tile {
	u: number;
	v: number;
	edge: number;
	/** Half the width and half the height of the drawing, as shares of the square. */
	reach: readonly [x: number, y: number];
	/** Number of its technique. */
	technique: number;
}

/** Pictures of logos by the `imageData` of their prints. */
export type PrintPictures = ReadonlyMap<
	string,
	CanvasImageSource & { width: number; height: number }
>;

/** One canvas for all prints of a garment, so that the cloth needs one texture for them. */
export class PrintSheet {
	readonly #canvas = document.createElement('canvas');
	readonly texture: Texture;
	tiles: Tile[] = [];
	/** The relief of embroidery, laid out as the sheet; null without any. */
	relief: DataTexture | null = null;
	#drawn = '';
	#tiles: readonly TileLook[] = [];

	constructor() {
		this.#canvas.width = sheetEdge;
		this.#canvas.height = sheetEdge;
		// Unlike a CanvasTexture it is not uploaded before something is drawn.
		this.texture = new Texture(this.#canvas);
		this.texture.flipY = false;
		this.texture.colorSpace = SRGBColorSpace;
		this.texture.premultiplyAlpha = true;
		this.texture.minFilter = LinearMipmapLinearFilter;
		this.texture.anisotropy = 8;
	}

	/** The canvas, for files that need a picture of it. */
	get canvas(): HTMLCanvasElement {
		return this.#canvas;
	}

	/** What is drawn, in one text. */
	get drawn(): string {
		return this.#drawn;
	}

	/** Draws the prints again when they differ from what is drawn; moving one redraws nothing. */
	draw(
		prints: readonly Print[],
		pictures: PrintPictures,
		fonts: ReadonlySet<string>,
		sewn: Embroideries = new Map(),
	) {
		const looks = prints.map((print) => toLook(print, pictures, fonts));
		const works = looks.map((look) => sewn.get(look));
		const key = JSON.stringify([looks, works.map(Boolean)]);
		if (key === this.#drawn) return;
		const before = this.#drawn;
		this.#drawn = key;
		// An empty sheet is not looked at, and to draw and upload one takes long on a processor.
		if (prints.length === 0 && before === '') return;
		this.#tiles = prints.map((print, at) => ({ print, pictures, work: works[at] }));
		const context = this.#canvas.getContext('2d');
		if (!context) return;
		context.clearRect(0, 0, sheetEdge, sheetEdge);
		const perRow = Math.ceil(Math.sqrt(Math.max(1, prints.length)));
		const edge = sheetEdge / perRow;
		this.tiles = this.#tiles.map((tile, number) => {
			const x = (number % perRow) * edge;
			const y = Math.floor(number / perRow) * edge;
			const reach = drawTile(context, tile, { x, y, edge });
			const { print, work } = tile;
			// The square of the print is the tile without its rim.
			const inner = edge * (1 - 2 * rim);
			return {
				u: (x + edge * rim) / sheetEdge,
				v: (y + edge * rim) / sheetEdge,
				edge: inner / sheetEdge,
				reach,
				technique:
					work || print.technique !== 'embroidery' ? techniques.indexOf(print.technique) : 0,
			};
		});
		this.texture.needsUpdate = true;
		this.relief?.dispose();
		this.relief = createRelief(works, perRow);
	}

	/** A print alone, as it lies on the sheet, in a square of so many pixels. */
	take(number: number, edge: number): HTMLCanvasElement {
		const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
		const context = canvas.getContext('2d');
		const tile = this.#tiles[number];
		if (context && tile) drawTile(context, tile, { x: 0, y: 0, edge });
		return canvas;
	}

	dispose() {
		this.texture.dispose();
		this.relief?.dispose();
		this.#canvas.width = 0;
	}
}

/** What the size of each print on the cloth depends on, for the page. */
export function toLooks(
	prints: readonly Print[],
	{ tiles }: Pick<PrintSheet, 'tiles'>,
	pictures: PrintPictures,
	panels: Panels,
	pattern: Pattern | undefined,
): PrintLook[] {
	return prints.map((print, number) => {
		const picture = 'imageData' in print ? pictures.get(print.imageData) : undefined;
		const reach = tiles[number]?.reach ?? ([0.5, 0.5] as const);
		const pieces = pattern?.pieces ?? [];
		const piece = pieces.find(
			({ id }) => id !== 'placket' && toGround(panels, id)?.place === print.place,
		);
		const ground = piece && toGround(panels, piece.id);
		const pixels = picture instanceof ImageBitmap ? picture.width : undefined;
		if (!pattern || !ground) return { reach, pixels };
		const on = { middle: ground.middle, reach };
		return {
			reach,
			pixels,
			cut: findCut(pattern, piece, print, on),
			onStrip: crossesStrip(pattern, piece, print, on),
		};
	});
}

/** What changes the drawing of a print, in one text. */
export function toLook(print: Print, pictures: PrintPictures, fonts: ReadonlySet<string>): string {
	const { technique } = print;
	const made = technique === 'embroidery' ? `${technique} ${toThreadWidth(print)}` : technique;
	return 'text' in print
		? `t ${toLetters(print)} ${fonts.has(toFamily(print))} ${made} ${print.text}`
		: `p ${print.mirror} ${pictures.has(print.imageData)} ${made} ${print.imageData}`;
}

/** A print alone in a square of its own, as it lies on the sheet. */
export function drawAlone(
	print: Print,
	pictures: PrintPictures,
	edge: number,
): ImageData | undefined {
	const canvas = document.createElement('canvas');
	canvas.width = edge;
	canvas.height = edge;
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) return undefined;
	drawTile(context, { print, pictures }, { x: 0, y: 0, edge });
	const drawn = context.getImageData(0, 0, edge, edge);
	canvas.width = 0;
	return drawn;
}

function toLetters({ mirror, colour, face, weight, outline, arch }: TextPrint): string {
	return [mirror, colour, face, weight, outline, arch].join();
}

interface Square {
	x: number;
	y: number;
	edge: number;
}

/** What a tile of the sheet is drawn from. */
interface TileLook {
	print: Print;
	pictures: PrintPictures;
	/** Its embroidery, once it is sewn. */
	work?: Pick<Sewn, 'colours'> | undefined;
}

function drawTile(
	context: CanvasRenderingContext2D,
	{ print, pictures, work }: TileLook,
	{ x, y, edge }: Square,
): [number, number] {
	context.save();
	if (print.mirror) {
		context.translate(2 * x + edge, 0);
		context.scale(-1, 1);
	}
	const reach = drawPrint(context, print, pictures, { x, y, edge });
	if (work) {
		context.clearRect(x, y, edge, edge);
		context.drawImage(work.colours, x, y, edge, edge);
	}
	context.restore();
	return reach;
}

function drawPrint(
	context: CanvasRenderingContext2D,
	print: Print,
	pictures: PrintPictures,
	{ x, y, edge }: Square,
): [number, number] {
	const inner = edge * (1 - 2 * rim);
	const middle = [x + edge / 2, y + edge / 2] as const;
	if ('text' in print) {
		return drawLetters(context, print, { middle, inner });
	}
	const picture = pictures.get(print.imageData);
	if (!picture) return [0.5, 0.5];
	const scale = inner / Math.max(picture.width, picture.height);
	const width = picture.width * scale;
	const height = picture.height * scale;
	context.imageSmoothingQuality = 'high';
	context.drawImage(picture, middle[0] - width / 2, middle[1] - height / 2, width, height);
	return [width / inner / 2, height / inner / 2];
}
