import type { EdgeField } from '#tools/couture/edges/edge-field.ts';
import type { PieceMap } from '#tools/couture/edges/edge-line.ts';
import { drawBands } from '#tools/couture/edges/garment-fields.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import type { Pattern } from '#tools/couture/pattern/piece.ts';
import { type BandFit, fitBand } from './fit.ts';
import { type Motif, motifs } from './motifs.ts';
import type { Ornament } from './ornament.ts';

/** The bands of a garment for a picture of its pattern. */
export interface SewnBands {
	field: EdgeField;
	/** By the marks of the lines. */
	fits: readonly BandFit[];
	motif: Motif;
	threads: Ornament['threads'];
}

/** All at once: a tenth of a second on a fast machine. */
export function sewBands(
	key: GarmentKey,
	pattern: Pattern,
	map: PieceMap,
	ornament: Ornament,
): SewnBands {
	const { field, lines, steps } = drawBands(key, pattern, map, ornament.bands);
	for (const _ of steps);
	const fits = lines.map((line) => fitBand(line, ornament));
	return { field, fits, motif: motifs[ornament.motif], threads: ornament.threads };
}
