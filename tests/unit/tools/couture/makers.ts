import * as fc from 'fast-check';
import { colourPresets } from '#tools/couture/colours.ts';
import type { Design } from '#tools/couture/design.ts';
import { faceNames, weights } from '#tools/couture/faces.ts';
import { garmentKeys, partNames, printPlaces } from '#tools/couture/garments.ts';
import { motifNames } from '#tools/couture/ornament/motifs.ts';
import { bandNames, repeatLimits } from '#tools/couture/ornament/ornament.ts';
import { firstPlacement, place } from '#tools/couture/placement.ts';
import { cleanText, logoPresets } from '#tools/couture/print.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { techniques } from '#tools/couture/technique.ts';
import {
	finishes,
	materialTextures,
	texturePresets,
	type Upload,
} from '#tools/couture/textures.ts';
import { toColour } from '#tools/design/colour.ts';

const colour = fc.oneof(
	fc.integer({ min: 0, max: 0xffffff }).map(toColour),
	fc.constantFrom(...Object.values(colourPresets)),
);

const upload = fc.stringMatching(/^[\w-]{1,20}$/).map((id): Upload => `upload:${id}`);

const brand = fc.oneof(fc.constantFrom(...logoPresets), upload);

const placement = fc
	.record({
		place: fc.constantFrom(...printPlaces),
		positionX: fc.double({ min: -1, max: 1, noNaN: true }),
		positionY: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
		scale: fc.double({ min: 0.1, max: 2, noNaN: true }),
		turn: fc.integer({ min: -180, max: 180 }),
		mirror: fc.boolean(),
		locked: fc.boolean(),
		technique: fc.constantFrom(...techniques),
	})
	.map((values) => place(firstPlacement, values));

const text = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
	.map((value) => cleanText(value) || 'Взір');

const lettering = fc.record({
	face: fc.constantFrom(...faceNames),
	weight: fc.constantFrom(...weights),
	outline: fc.option(colour),
	arch: fc.double({ min: -1, max: 1, noNaN: true }).map((value) => value + 0),
});

const print = fc.oneof(
	fc.record({ at: placement, imageData: brand }).map(({ at, imageData }) => ({ ...at, imageData })),
	fc
		.record({ at: placement, lettering, text, colour })
		.map(({ at, lettering: look, ...words }) => ({ ...at, ...look, ...words })),
);

const ornament = fc.record({
	motif: fc.constantFrom(...motifNames),
	bands: fc.subarray([...bandNames], { minLength: 1 }),
	threads: fc.tuple(colour, colour),
	repeat: fc.integer({ min: repeatLimits.min, max: repeatLimits.max }),
});

export const settings: fc.Arbitrary<GarmentSettings> = fc.record({
	texture: fc.oneof(fc.constantFrom(null, ...texturePresets, ...materialTextures), upload),
	colour,
	roughness: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0),
	metalness: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0),
	brightnessMultiplier: fc.double({ min: 0.5, max: 9, noNaN: true }),
	logo: fc
		.record({ at: placement, imageData: fc.option(brand) })
		.map(({ at, imageData }) => ({ ...at, imageData })),
	mix: fc.boolean(),
	finish: fc.constantFrom(...finishes),
	parts: fc.dictionary(fc.constantFrom(...partNames), colour, { noNullPrototype: true }),
	prints: fc.array(print, { maxLength: 5 }),
	ornament: fc.option(ornament),
});

export const design: fc.Arbitrary<Design> = fc.record({
	arrangement: fc.oneof(
		fc.constant({ type: 'row' as const }),
		fc.constant({ type: 'grid' as const }),
		fc.constantFrom(...garmentKeys).map((model) => ({ type: 'single' as const, model })),
	),
	wardrobe: fc.record({
		menShirt1: settings,
		womenShirt: settings,
		menShirt2: settings,
		womenDress: settings,
	}),
});
