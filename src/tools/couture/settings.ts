import {
	between,
	dictionary,
	either,
	flag,
	lenientRecord,
	list,
	oneOf,
	optional,
	record,
	text,
	where,
} from '#lib/parse.ts';
import { type Colour, parseColour, white } from '#tools/design/colour.ts';
import { archLimits, faceNames, plainLettering, weights } from './faces.ts';
import { type GarmentKey, garments, type Part, partNames, printPlaces } from './garments.ts';
import { type Ornament, parseOrnament } from './ornament/ornament.ts';
import {
	firstPlacement,
	horizontal,
	type Placement,
	scaleLimits,
	turnLimits,
	vertical,
} from './placement.ts';
import { type Brand, cleanText, logoPresets, mostPrints, type Print } from './print.ts';
import { techniques } from './technique.ts';
import {
	type Finish,
	finishes,
	isUpload,
	materialTextures,
	type Texture,
	texturePresets,
	toUploadId,
	type Upload,
} from './textures.ts';

export interface GarmentSettings {
	/** What covers the cloth; null is plain dyed cloth. */
	texture: Texture | null;
	colour: Colour;
	/** 0 to 1; 0.1 leaves the shine of the cloth as it is. */
	roughness: number;
	/** 0 to 1; 0.5 leaves the cloth as it is. */
	metalness: number;
	/** 0.5 to 9; 4.5 leaves the light as it is. */
	brightnessMultiplier: number;
	/** The first logo; no logo is one without `imageData`. */
	logo: Placement & { imageData: Brand | null };
	/** Texture and colour together. */
	mix: boolean;
	finish: Finish;
	/** Colours of parts that differ from the body. */
	parts: Partial<Record<Part, Colour>>;
	/** Further logos and texts, at most six prints together with the logo. */
	prints: Print[];
	/** Bands of cross-stitch along the edges. */
	ornament: Ornament | null;
}

export const roughness = { min: 0, max: 1, step: 0.05, first: 0.1 } as const;
export const metalness = { min: 0, max: 1, step: 0.05, first: 0.5 } as const;
export const brightness = { min: 0.5, max: 9, step: 0.5, first: 4.5 } as const;

/** Missing fields have their defaults; a single wrong field makes the value invalid. */
const placement = {
	place: optional(oneOf(printPlaces), firstPlacement.place),
	positionX: optional(between(horizontal), firstPlacement.positionX),
	positionY: optional(between(vertical), firstPlacement.positionY),
	scale: optional(between(scaleLimits), firstPlacement.scale),
	turn: optional(between(turnLimits), firstPlacement.turn),
	mirror: optional(flag, false),
	locked: optional(flag, false),
	technique: optional(oneOf(techniques), firstPlacement.technique),
};

function upload(value: unknown): Upload | undefined {
	return isUpload(value) ? value : undefined;
}

const brand = either(oneOf(logoPresets), upload);

const picturePrint = record({ ...placement, imageData: brand });
const textPrint = record({
	...placement,
	text: where(text(), (line) => line !== '' && cleanText(line) === line),
	colour: parseColour,
	face: optional(oneOf(faceNames), plainLettering.face),
	weight: optional(oneOf(weights), plainLettering.weight),
	outline: optional(either(oneOf([null]), parseColour), plainLettering.outline),
	arch: optional(between(archLimits), plainLettering.arch),
});

const fields = {
	texture: either(oneOf([null, ...texturePresets, ...materialTextures]), upload),
	colour: parseColour,
	roughness: between(roughness),
	metalness: between(metalness),
	brightnessMultiplier: between(brightness),
	logo: record({ ...placement, imageData: optional(either(oneOf([null]), brand), null) }),
	mix: flag,
	finish: oneOf(finishes),
	parts: dictionary(oneOf(partNames), parseColour),
	prints: list<Print>(either(picturePrint, textPrint), mostPrints),
	ornament: either(oneOf([null]), parseOrnament),
};

/** The initial settings of a garment: white, of its own material, without a logo. */
export function toOriginal(key: GarmentKey): GarmentSettings {
	return {
		texture: garments[key].material,
		colour: white,
		roughness: roughness.first,
		metalness: metalness.first,
		brightnessMultiplier: brightness.first,
		logo: { ...firstPlacement, imageData: null },
		mix: false,
		finish: 'cotton',
		parts: {},
		prints: [],
		ornament: null,
	};
}

/**
 * Reads settings. Missing and broken values become those of the original; `whole` is false if a value
 * was broken.
 */
export function parseGarmentSettings(
	key: GarmentKey,
	value: unknown,
): { value: GarmentSettings; whole: boolean } | undefined {
	return lenientRecord(fields, toOriginal(key))(value);
}

/** The ids of all uploads in some settings, each once. */
export function listUploads(all: readonly GarmentSettings[]): string[] {
	const names = all.flatMap(({ texture, logo, prints }) => [
		texture,
		logo.imageData,
		...prints.map((print) => ('imageData' in print ? print.imageData : null)),
	]);
	return [...new Set(names.filter((name) => name?.startsWith('upload:')))].map((name) =>
		String(name).slice('upload:'.length),
	);
}

/** The same settings with new ids of uploads; those that have none keep theirs. */
export function renameUploads(
	{ texture, logo, prints, ...settings }: GarmentSettings,
	ids: ReadonlyMap<string, string>,
): GarmentSettings {
	function rename<Name extends string | null>(name: Name): Name | Upload {
		const id = isUpload(name) ? ids.get(toUploadId(name)) : undefined;
		return id === undefined ? name : `upload:${id}`;
	}
	return {
		...settings,
		texture: rename(texture),
		logo: { ...logo, imageData: rename(logo.imageData) },
		prints: prints.map((print) =>
			'imageData' in print ? { ...print, imageData: rename(print.imageData) } : print,
		),
	};
}
