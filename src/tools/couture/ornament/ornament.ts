import { between, list, oneOf, type Parser, record, where } from '#lib/parse.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { type Colour, parseColour } from '#tools/design/colour.ts';
import { type MotifName, motifNames } from './motifs.ts';

/** Where a band can be sewn, in the order of the panel. */
export const bandNames = [
	'collar',
	'neck',
	'yoke',
	'placket',
	'sleeves',
	'cuffs',
	'waist',
	'hem',
] as const;
export type BandName = (typeof bandNames)[number];

/** Bands of cross-stitch along the edges of a garment. */
export interface Ornament {
	motif: MotifName;
	/** At least one, each once, in their own order. */
	bands: BandName[];
	/** Colours of the two threads. */
	threads: [Colour, Colour];
	/** Width of one repeat in millimetres, before it is fitted to the length of each edge. */
	repeat: number;
}

export const repeatLimits = { min: 20, max: 80, step: 2 } as const;

/** The bands that each garment can have. */
export const bandsOf: Readonly<Record<GarmentKey, readonly BandName[]>> = {
	menShirt1: ['collar', 'yoke', 'placket', 'sleeves', 'cuffs', 'hem'],
	womenShirt: ['collar', 'yoke', 'placket', 'sleeves', 'cuffs', 'waist', 'hem'],
	menShirt2: ['collar', 'yoke', 'placket', 'sleeves', 'cuffs', 'hem'],
	womenDress: ['neck', 'waist', 'hem'],
};

/** What a first choice of a motif sews: the red and black of the Dnipro valley, where it is seen most. */
const firstOrnament: Omit<Ornament, 'motif' | 'bands'> = {
	threads: ['#b3202c', '#26262b'],
	repeat: 36,
};

const firstBands: Readonly<Record<GarmentKey, readonly BandName[]>> = {
	menShirt1: ['collar', 'placket', 'cuffs'],
	womenShirt: ['collar', 'placket', 'sleeves', 'cuffs'],
	menShirt2: ['placket', 'sleeves'],
	womenDress: ['neck', 'hem'],
};

export const parseOrnament: Parser<Ornament> = record<Ornament>({
	motif: oneOf(motifNames),
	bands: where(
		list(oneOf(bandNames), bandNames.length),
		(bands) => bands.length > 0 && bands.join() === sortBands(bands).join(),
	),
	threads: (value) => {
		const [one, two] = list(parseColour, 2)(value) ?? [];
		return one && two && [one, two];
	},
	repeat: between(repeatLimits),
});

/** The ornament with another motif; the first one comes with the bands that suit the garment. */
export function chooseMotif(
	before: Ornament | null,
	motif: MotifName,
	garment: GarmentKey,
): Ornament {
	return before
		? { ...before, motif }
		: { ...firstOrnament, motif, bands: [...firstBands[garment]] };
}

/** Adds or removes a band; null when none is left. */
export function toggleBand(ornament: Ornament, band: BandName): Ornament | null {
	const has = ornament.bands.includes(band);
	const bands = has
		? ornament.bands.filter((each) => each !== band)
		: sortBands([...ornament.bands, band]);
	return bands.length === 0 ? null : { ...ornament, bands };
}

/** Each once, in their own order. */
function sortBands(bands: readonly BandName[]): BandName[] {
	return bandNames.filter((band) => bands.includes(band));
}
