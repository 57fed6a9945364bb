import { fill } from '#i18n/messages.ts';
import type { Colour } from '#tools/design/colour.ts';
import type { Arrangement } from './arrangement.ts';
import { type ColourName, nameColour } from './colours.ts';
import type { GarmentKey, Part, PrintPlace } from './garments.ts';
import type { MotifName } from './ornament/motifs.ts';
import type { BandName, Ornament } from './ornament/ornament.ts';
import type { Print } from './print.ts';
import { listPrints } from './prints.ts';
import type { GarmentSettings } from './settings.ts';
import type { Technique } from './technique.ts';
import { type Finish, type Texture, type TexturePreset, texturePresets } from './textures.ts';
import type { Wardrobe } from './wardrobe.ts';

/** The side of the garment that is seen. */
export type GarmentSide = 'front' | 'left' | 'back' | 'right';

/** Words of the description, a part of the tool's messages. */
export interface DescriptionWords {
	garments: Record<GarmentKey, string>;
	colours: Record<ColourName, string>;
	/** `{colour}` is a code such as `#1f4e9e`. */
	otherColour: string;
	/** `{part}` and `{colour}`. */
	partColour: string;
	parts: Record<Part, string>;
	textures: Record<TexturePreset | 'upload', string>;
	finishes: Record<Finish, string>;
	/** `{motif}` and `{bands}`. */
	ornament: string;
	motifs: Record<MotifName, string>;
	bands: Record<BandName, string>;
	sides: Record<GarmentSide, string>;
	/** `{number}` and `{place}`. */
	logo: string;
	ownLogo: string;
	/** `{text}` and `{place}`. */
	text: string;
	/** `{print}`, one of the three before. */
	made: Record<Technique, string>;
	places: Record<PrintPlace, string>;
	row: string;
	grid: string;
}

/** @example 'Women’s shirt, blue, cotton, front, logo 2 on the chest' */
export function describeGarment(
	words: DescriptionWords,
	key: GarmentKey,
	settings: GarmentSettings,
	side: GarmentSide,
): string {
	const { texture, colour, finish, mix, parts, ornament } = settings;
	const dyed = texture === null || mix || nameColour(colour) !== 'white';
	const covered = texture !== null && toTextureName(words, texture);
	const others = Object.entries(parts).flatMap(([part, own]) => {
		if (own === colour) return [];
		const name = Object.entries(words.parts).find(([each]) => each === part)?.[1];
		return name && own
			? fill(words.partColour, { part: name, colour: toColourName(words, own) })
			: [];
	});
	const features = [
		words.garments[key],
		dyed && toColourName(words, colour),
		covered,
		words.finishes[finish],
		...others,
		ornament && describeOrnament(words, ornament),
		words.sides[side],
		...listPrints(settings).map((print) => describePrint(words, print)),
	];
	return features.filter(Boolean).join(', ');
}

/** All garments that are seen. */
export function describeArrangement(
	words: DescriptionWords,
	arrangement: Arrangement,
	wardrobe: Wardrobe,
	toGarmentSide: (key: GarmentKey) => GarmentSide,
	shown: readonly GarmentKey[],
): string {
	const each = shown.map((key) => describeGarment(words, key, wardrobe[key], toGarmentSide(key)));
	return arrangement.type === 'single'
		? each.join('')
		: `${words[arrangement.type]}: ${each.join('; ')}`;
}

/** @example 'embroidered stars (collar, cuffs)' */
function describeOrnament(
	{ ornament, motifs, bands }: Pick<DescriptionWords, 'ornament' | 'motifs' | 'bands'>,
	{ motif, bands: sewn }: Ornament,
): string {
	return fill(ornament, {
		motif: motifs[motif],
		bands: sewn.map((band) => bands[band]).join(', '),
	});
}

function describePrint(words: DescriptionWords, print: Print): string {
	const place = words.places[print.place];
	return fill(words.made[print.technique], { print: namePrint(words, print, place) });
}

/** A print by its text, its number or what it is; `place` is for words that name it. */
export function namePrint(
	words: Record<'text' | 'logo' | 'ownLogo', string>,
	print: Print,
	place = '',
): string {
	if ('text' in print) return fill(words.text, { text: print.text, place });
	const number = /^logo-(\d)$/.exec(print.imageData)?.[1];
	return number ? fill(words.logo, { number, place }) : fill(words.ownLogo, { place });
}

/** The side towards the eye; angles in radians, counter-clockwise seen from above. */
export function toGarmentSide(garmentAngle: number, eyeAngle: number): GarmentSide {
	const quarter = Math.round((eyeAngle - garmentAngle) / (Math.PI / 2));
	return (['front', 'left', 'back', 'right'] as const).at(((quarter % 4) + 4) % 4) ?? 'front';
}

function toColourName(words: DescriptionWords, colour: Colour): string {
	const name = nameColour(colour);
	return name ? words.colours[name] : fill(words.otherColour, { colour });
}

/** The initial materials of the garments have no names. */
function toTextureName({ textures }: DescriptionWords, texture: Texture): string | undefined {
	if (texture.startsWith('upload:')) return textures.upload;
	const preset = texturePresets.find((name) => name === texture);
	return preset && textures[preset];
}
