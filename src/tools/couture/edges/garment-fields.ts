import type { GarmentKey } from '#tools/couture/garments.ts';
import { type BandLine, listBandLines } from '#tools/couture/ornament/band-lines.ts';
import type { BandName } from '#tools/couture/ornament/ornament.ts';
import type { Pattern } from '#tools/couture/pattern/piece.ts';
import { createEdgeField, drawLines, type EdgeField } from './edge-field.ts';
import type { PieceMap } from './edge-line.ts';
import { listStitchLines } from './stitching.ts';

/** Texels along each side: one is about three millimetres of cloth. */
const edge = 512;
/** Rows of stitches are not farther from their edge, in metres, and linings not farther outside. */
const stitchReach = 0.026;
const lining = 0.07;
/** The highest band with some cloth round it, in metres. */
const bandReach = 0.1;

/** A field that is drawn in small steps: call `next` until it is done. */
interface Drawing {
	field: EdgeField;
	steps: Generator<void, void>;
}

export function drawStitches(key: GarmentKey, pattern: Pattern, map: PieceMap): Drawing {
	const field = createEdgeField(map, edge);
	const lines = listStitchLines(key, pattern, map);
	const reach = { reach: stitchReach, outside: lining };
	return { field, steps: drawLines(field, lines, map, reach) };
}

export function drawBands(
	key: GarmentKey,
	pattern: Pattern,
	map: PieceMap,
	bands: readonly BandName[],
): Drawing & { lines: BandLine[] } {
	const field = createEdgeField(map, edge);
	const lines = listBandLines(key, pattern, map, bands);
	const reach = { reach: bandReach, outside: 0.01 };
	return { field, lines, steps: drawLines(field, lines, map, reach) };
}
