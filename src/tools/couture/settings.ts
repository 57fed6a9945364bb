import * as z from 'zod/mini';
import { type Colour, parseColour, white } from './colours.ts';
import { type GarmentKey, garments, type Part, partNames, places } from './garments.ts';
import {
	firstPlacement,
	horizontal,
	type Placement,
	scaleLimits,
	turnLimits,
	vertical,
} from './placement.ts';
import { type Brand, cleanText, isBrand, mostPrints, type Print } from './prints.ts';
import { type Finish, finishes, parseTexture, type Texture } from './textures.ts';

// Compiled schemas need `eval`, which the content policy of the site forbids.
z.config({ jitless: true });

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
	const read = storedSchema.safeParse(value);
	if (!read.success) return undefined;
	const original = toOriginal(key);
	const { data } = read;
	const fields = {
		texture: optional(textureSchema, data.texture, original.texture),
		colour: optional(colourSchema, data.colour ?? data.color, original.colour),
		roughness: optional(between(roughness), data.roughness, original.roughness),
		metalness: optional(between(metalness), data.metalness, original.metalness),
		brightnessMultiplier: optional(
			between(brightness),
			data.brightnessMultiplier,
			original.brightnessMultiplier,
		),
		logo: optional(logoSchema, data.logo ?? undefined, original.logo),
		mix: optional(z.boolean(), data.mix, original.mix),
		finish: optional(z.enum(finishes), data.finish, original.finish),
		parts: optional(partsSchema, data.parts, original.parts),
		prints: optional(printsSchema, data.prints, original.prints),
	};
	const settings: Settings = {
		texture: fields.texture.value,
		colour: fields.colour.value,
		roughness: fields.roughness.value,
		metalness: fields.metalness.value,
		brightnessMultiplier: fields.brightnessMultiplier.value,
		logo: fields.logo.value,
		mix: fields.mix.value,
		finish: fields.finish.value,
		parts: fields.parts.value,
		prints: fields.prints.value,
	};
	return { settings, whole: Object.values(fields).every(({ whole }) => whole) };
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

const unread = z.optional(z.unknown());
const storedSchema = z.object({
	texture: unread,
	colour: unread,
	color: unread,
	roughness: unread,
	metalness: unread,
	brightnessMultiplier: unread,
	logo: unread,
	mix: unread,
	finish: unread,
	parts: unread,
	prints: unread,
});

const colourSchema = z.pipe(
	z.unknown(),
	z.transform((value, context): Colour => {
		const colour = parseColour(value);
		if (colour) return colour;
		context.issues.push({ code: 'custom', input: value, message: 'not a colour' });
		return z.NEVER;
	}),
);

const textureSchema = z.pipe(
	z.unknown(),
	z.transform((value, context): Texture | null => {
		if (value === null || value === '') return null;
		const texture = parseTexture(value);
		if (texture) return texture;
		context.issues.push({ code: 'custom', input: value, message: 'not a texture' });
		return z.NEVER;
	}),
);

const brandSchema = z.pipe(
	z.unknown(),
	z.transform((value, context): Brand => {
		if (isBrand(value)) return value;
		// The earlier site kept addresses: `/…/logo2.webp`.
		const number =
			typeof value === 'string' ? /logo\D{0,3}([1-4])\.\w{3,4}$/i.exec(value)?.[1] : '';
		const brand = `logo-${number}`;
		if (isBrand(brand)) return brand;
		context.issues.push({ code: 'custom', input: value, message: 'not a logo' });
		return z.NEVER;
	}),
);

const placementFields = {
	place: z._default(z.enum(places), firstPlacement.place),
	positionX: z._default(between(horizontal), 0),
	positionY: z._default(between(vertical), 0),
	scale: z._default(between(scaleLimits), 1),
	turn: z._default(between(turnLimits), 0),
};

const logoSchema = z.object({
	...placementFields,
	imageData: z._default(z.union([z.null(), brandSchema]), null),
});

const partsSchema = z.partialRecord(z.enum(partNames), colourSchema);

const printsSchema = z
	.array(
		z.union([
			z.object({
				...placementFields,
				text: z.string().check(z.refine((text) => text !== '' && cleanText(text) === text)),
				colour: colourSchema,
			}),
			z.object({ ...placementFields, imageData: brandSchema }),
		]),
	)
	.check(z.maxLength(mostPrints));

function between({ min, max }: { min: number; max: number }) {
	return z.number().check(z.minimum(min), z.maximum(max));
}

function optional<Value>(
	schema: z.ZodMiniType<Value>,
	value: unknown,
	fallback: Value,
): { value: Value; whole: boolean } {
	if (value === undefined) return { value: fallback, whole: true };
	const read = schema.safeParse(value);
	return read.success ? { value: read.data, whole: true } : { value: fallback, whole: false };
}
