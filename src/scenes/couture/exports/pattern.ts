import { getCurrentScene } from '#scenes/couture/current-scene.ts';
import { loadFontFile } from '#scenes/exports/drawn-font.ts';
import { toDataAddress } from '#tools/couture/data-address.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { sewBands } from '#tools/couture/ornament/sewn-bands.ts';
import { drawLegend } from '#tools/couture/pattern/legend.ts';
import type { PatternKind } from '#tools/couture/pattern/pattern-kind.ts';
import { type PatternFacts, toLegend, toPieceWords } from '#tools/couture/pattern/pattern-words.ts';
import { drawPiece } from '#tools/couture/pattern/piece-marks.ts';
import { layOut } from '#tools/couture/pattern/sheet.ts';
import { toSvg } from '#tools/couture/pattern/svg.ts';
import { printWidth } from '#tools/couture/placement.ts';
import { listPrintsOn } from '#tools/couture/prints.ts';
import { $wardrobe } from '#tools/couture/store.ts';
import { type Caption, ExportError } from '#tools/design/caption.ts';
import { loadPattern } from './load-pattern.ts';
import { writeSheet, writeTiles } from './pattern-pdf.ts';
import { paintPiece } from './piece-picture.ts';

interface PatternRequest {
	kind: PatternKind;
	/** With colours, textures, prints and bands; without them it has lines only, and needs little ink. */
	coloured: boolean;
	key: GarmentKey;
	caption: Caption;
	/** What is on the stage, in words. */
	description: string;
	words: Pick<PatternFacts, 'words' | 'names' | 'format'> & { garment: string };
	signal: AbortSignal;
	/** Called after each piece. */
	onProgress: (done: number, all: number) => void;
}

/** The cutting plan of a garment's cloth in its real size. */
export async function exportPattern(request: PatternRequest): Promise<Blob> {
	const { kind, coloured, key, caption, words, signal } = request;
	const garment = getCurrentScene().garments.get(key);
	if (!garment) throw new Error('The garment is not on the stage.');
	const settings = $wardrobe.get()[key];
	const prints = listPrintsOn(key, settings);
	const [pattern, font] = await Promise.all([loadPattern(key, signal), loadFont(kind)]);
	const { ornament } = settings;
	const bands = ornament && coloured ? sewBands(key, pattern, garment.panels, ornament) : undefined;
	const pictures = new Map<string, string>();
	for (const [number, piece] of coloured ? pattern.pieces.entries() : []) {
		signal.throwIfAborted();
		request.onProgress(number, pattern.pieces.length);
		const picture = await paintPiece(piece, { key, garment, settings, prints, bands });
		pictures.set(piece.id, await toDataAddress(picture));
	}
	signal.throwIfAborted();
	const legend = toLegend({
		...words,
		garment: { key, name: words.garment },
		settings,
		pattern,
		coloured,
		prints: prints.map((print, number) => {
			const [x, y] = garment.sheet.tiles[number]?.reach ?? [0, 0];
			const side = print.scale * printWidth * 1000;
			return { print, width: 2 * x * side, height: 2 * y * side };
		}),
	});
	const drawing = layOut([
		drawLegend(legend),
		...pattern.pieces.map((piece) => drawPiece(piece, toPieceWords(words.words, piece), coloured)),
	]);
	const { title } = legend;
	const { language } = caption;
	if (kind === 'svg')
		return new Blob([toSvg(drawing, { title, language, pictures })], { type: 'image/svg+xml' });
	const pages = {
		...caption,
		title,
		description: request.description,
		drawing,
		pictures,
		font,
		purpose: words.words.purpose,
	};
	return kind === 'tiles' ? writeTiles(pages) : writeSheet(pages);
}

/** An SVG file names the font only. */
async function loadFont(kind: PatternKind): Promise<ArrayBuffer> {
	if (kind === 'svg') return new ArrayBuffer(0);
	return loadFontFile().catch((error: unknown) => {
		throw new ExportError('font', String(error));
	});
}
