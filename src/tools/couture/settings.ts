import { type Colour, white } from '#tools/design/colour.ts';
import { parseNamedColour } from './colours.ts';
import { type GarmentKey, garments, type Part, partNames, places } from './garments.ts';
import {
	firstPlacement,
	horizontal,
	type Placement,
	scaleLimits,
	turnLimits,
	vertical,
} from './placement.ts';
import { type Brand, cleanText, isBrand, mostPrints, type Print } from './print.ts';
import { type Finish, finishes, parseTexture, type Texture } from './textures.ts';

export interface Settings {
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
}

export const roughness = { min: 0, max: 1, step: 0.05, first: 0.1 } as const;
export const metalness = { min: 0, max: 1, step: 0.05, first: 0.5 } as const;
export const brightness = { min: 0.5, max: 9, step: 0.5, first: 4.5 } as const;

/** A garment as it hangs in the shop: white, of its own material, without a logo. */
export function toOriginal(key: GarmentKey): Settings {
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
	};
}

/**
 * Reads settings of ours or of the earlier site (`color`, addresses of textures). What is missing or
 * broken is as on the original; `whole` tells whether something was broken.
 */
export function parseSettings(
	key: GarmentKey,
	value: unknown,
): { settings: Settings; whole: boolean } | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const data = new Map<string, unknown>(Object.entries(value));
	const original = toOriginal(key);
	let whole = true;

	function read<Value>(
		name: string,
		parse: (value: unknown) => Value | undefined,
		fallback: Value,
	): Value {
		const found = data.get(name);
		if (found === undefined) return fallback;
		const parsed = parse(found);
		if (parsed === undefined) whole = false;
		return parsed ?? fallback;
	}

	const settings: Settings = {
		texture: data.get('texture') === null ? null : read('texture', parseTexture, original.texture),
		colour: read(data.has('colour') ? 'colour' : 'color', parseNamedColour, original.colour),
		roughness: read('roughness', between(roughness), original.roughness),
		metalness: read('metalness', between(metalness), original.metalness),
		brightnessMultiplier: read(
			'brightnessMultiplier',
			between(brightness),
			original.brightnessMultiplier,
		),
		logo: data.get('logo') === null ? original.logo : read('logo', parseLogo, original.logo),
		mix: read('mix', parseFlag, original.mix),
		finish: read('finish', oneOf(finishes), original.finish),
		parts: read('parts', parseParts, original.parts),
		prints: read('prints', parsePrints, original.prints),
	};
	return { settings, whole };
}

/** Every upload that settings speak of, once. */
export function listUploads(all: readonly Settings[]): string[] {
	const names = all.flatMap(({ texture, logo, prints }) => [
		texture,
		logo.imageData,
		...prints.map((print) => ('imageData' in print ? print.imageData : null)),
	]);
	return [...new Set(names.filter((name) => name?.startsWith('upload:')))].map((name) =>
		String(name).slice('upload:'.length),
	);
}

function parseFlag(value: unknown): boolean | undefined {
	return typeof value === 'boolean' ? value : undefined;
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
	return (value: unknown) => choices.find((choice) => choice === value);
}

function between({ min, max }: { min: number; max: number }) {
	return (value: unknown) =>
		typeof value === 'number' && value >= min && value <= max ? value : undefined;
}

/** Fields that are missing are as at first; one that is wrong makes the whole wrong. */
function parsePlacement(value: object): Placement | undefined {
	const data = new Map<string, unknown>(Object.entries({ ...firstPlacement, ...value }));
	const at = oneOf(places)(data.get('place'));
	const positionX = between(horizontal)(data.get('positionX'));
	const positionY = between(vertical)(data.get('positionY'));
	const scale = between(scaleLimits)(data.get('scale'));
	const turn = between(turnLimits)(data.get('turn'));
	if (at === undefined || positionX === undefined || positionY === undefined) return undefined;
	if (scale === undefined || turn === undefined) return undefined;
	return { place: at, positionX, positionY, scale, turn };
}

function parseLogo(value: unknown): Settings['logo'] | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const placement = parsePlacement(value);
	if (!placement) return undefined;
	const given = 'imageData' in value ? value.imageData : null;
	if (given === null || given === '') return { ...placement, imageData: null };
	const imageData = parseBrand(given);
	return imageData && { ...placement, imageData };
}

/** The earlier site kept addresses: `/…/logo2.webp`. */
function parseBrand(value: unknown): Brand | undefined {
	if (isBrand(value)) return value;
	if (typeof value !== 'string' || value.length > 300) return undefined;
	const brand = `logo-${/logo\D{0,3}([1-4])\.\w{3,4}$/i.exec(value)?.[1]}`;
	return isBrand(brand) ? brand : undefined;
}

function parseParts(value: unknown): Settings['parts'] | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const parts: Settings['parts'] = {};
	for (const [name, given] of Object.entries(value)) {
		const part = oneOf(partNames)(name);
		const colour = parseNamedColour(given);
		if (!part || !colour) return undefined;
		parts[part] = colour;
	}
	return parts;
}

function parsePrints(value: unknown): Print[] | undefined {
	if (!Array.isArray(value) || value.length > mostPrints) return undefined;
	const prints = value.flatMap((each: unknown) => parsePrint(each) ?? []);
	return prints.length === value.length ? prints : undefined;
}

function parsePrint(value: unknown): Print | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const placement = parsePlacement(value);
	if (!placement) return undefined;
	if ('imageData' in value) {
		const imageData = parseBrand(value.imageData);
		return imageData && { ...placement, imageData };
	}
	const text = 'text' in value ? value.text : undefined;
	const colour = 'colour' in value ? parseNamedColour(value.colour) : undefined;
	if (typeof text !== 'string' || text === '' || cleanText(text) !== text || !colour)
		return undefined;
	return { ...placement, text, colour };
}
