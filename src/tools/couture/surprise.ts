import { type Colour, isLight } from '#tools/design/colour.ts';
import type { GarmentKey, Part } from './garments.ts';
import { garments } from './garments.ts';
import { motifNames } from './ornament/motifs.ts';
import { chooseMotif, type Ornament } from './ornament/ornament.ts';
import { firstPlacement } from './placement.ts';
import type { LogoPreset } from './print.ts';
import { listPrints } from './prints.ts';
import { type GarmentSettings, toOriginal } from './settings.ts';
import type { Finish, TexturePreset } from './textures.ts';

/** Three dyes that go together: most of the garment, its edges, its buttons. */
interface Palette {
	cloth: Colour;
	edge: Colour;
	buttons: Colour;
	/** A logo whose threads go with the cloth and can be seen on it. */
	logo?: LogoPreset;
}

const palettes: readonly Palette[] = [
	{ cloth: '#f3eee2', edge: '#a3202c', buttons: '#a3202c' },
	{ cloth: '#f6f1e4', edge: '#1f4e9e', buttons: '#1f4e9e', logo: 'logo-2' },
	{ cloth: '#efe3c6', edge: '#efe3c6', buttons: '#7d5a3a', logo: 'logo-4' },
	{ cloth: '#1b2a4b', edge: '#dcae4c', buttons: '#dcae4c' },
	{ cloth: '#1b2a4b', edge: '#f3eee2', buttons: '#f3eee2' },
	{ cloth: '#24523d', edge: '#e6d3a3', buttons: '#e6d3a3' },
	{ cloth: '#6d1f2c', edge: '#6d1f2c', buttons: '#d8a32b' },
	{ cloth: '#2d3036', edge: '#b5492f', buttons: '#b5492f' },
	{ cloth: '#b9c9d6', edge: '#f6f1e4', buttons: '#f6f1e4', logo: 'logo-3' },
	{ cloth: '#d9b48f', edge: '#5b3a29', buttons: '#5b3a29', logo: 'logo-3' },
	{ cloth: '#8fa58a', edge: '#f3eee2', buttons: '#f3eee2', logo: 'logo-3' },
	{ cloth: '#c86f4a', edge: '#f3e2cc', buttons: '#5b3a29' },
	{ cloth: '#e7c7c4', edge: '#6d1f2c', buttons: '#6d1f2c' },
	{ cloth: '#3c5a73', edge: '#d8e2e6', buttons: '#d8e2e6' },
];

/** What a palette is laid on: cloth and its threads, and which parts have the colour of the edges. */
interface Cut {
	finish: Finish;
	/** Dyed in the colour of the cloth, if that is light: on a dark one its threads cannot be seen. */
	texture: TexturePreset | null;
	edges: readonly Part[];
}

const cuts: readonly Cut[] = [
	{ finish: 'cotton', texture: null, edges: ['collar', 'cuffs'] },
	{ finish: 'cotton', texture: null, edges: ['collar', 'cuffs', 'placket'] },
	{ finish: 'cotton', texture: 'linen', edges: [] },
	{ finish: 'cotton', texture: 'linen', edges: ['collar'] },
	{ finish: 'silk', texture: null, edges: [] },
	{ finish: 'silk', texture: null, edges: ['collar', 'placket'] },
	{ finish: 'wool', texture: null, edges: ['sleeves', 'skirt'] },
	{ finish: 'wool', texture: 'knit', edges: ['cuffs'] },
	{ finish: 'denim', texture: null, edges: [] },
];

/**
 * Another look from dyes and cloths that go together; never the one before. Prints of the visitor stay; a bare garment
 * may get a small logo on its chest. `random` gives numbers from 0 up to 1.
 */
export function surprise(
	key: GarmentKey,
	before: GarmentSettings,
	random: () => number,
): GarmentSettings {
	// A design like the one before is rare; a few more attempts exclude it.
	for (let attempt = 0; attempt < 20; attempt += 1) {
		const palette = pick(palettes, random);
		const cut = pick(cuts, random);
		const marked = random() < 0.4;
		const sewn = random() < 0.35 ? embroider(key, palette, random) : null;
		const after = dress(key, before, { palette, cut, marked, ornament: sewn });
		if (after.colour !== before.colour || after.finish !== before.finish) return after;
	}
	return before;
}

/** Bands in the colours of the edges and of the buttons, where they suit the garment. */
function embroider(
	key: GarmentKey,
	{ cloth, edge, buttons }: Palette,
	random: () => number,
): Ornament {
	const first = edge === cloth ? buttons : edge;
	return {
		...chooseMotif(null, pick(motifNames, random), key),
		threads: [first, buttons === first ? toSecond(cloth) : buttons],
	};
}

/** A second thread that is seen on the cloth. */
function toSecond(cloth: Colour): Colour {
	return isLight(cloth) ? '#26262b' : '#f3eee2';
}

interface Idea {
	palette: Palette;
	cut: Cut;
	marked: boolean;
	ornament: Ornament | null;
}

function dress(
	key: GarmentKey,
	before: GarmentSettings,
	{ palette, cut, marked, ornament }: Idea,
): GarmentSettings {
	const { cloth, edge, buttons, logo } = palette;
	const { finish, texture, edges } = cut;
	const { parts, branded } = garments[key];
	const dyes: Partial<Record<Part, Colour>> = {};
	for (const part of parts) {
		if (part === 'buttons') dyes[part] = buttons;
		// Threads in the colour of the edges would not be seen on them.
		else if (edges.includes(part) && edge !== cloth && !ornament) dyes[part] = edge;
	}
	const woven = isLight(cloth) ? texture : null;
	const own = listPrints(before).some((print) => !isMark(print));
	const mark = marked && logo && branded && !own && !ornament;
	const { logo: none } = toOriginal(key);
	return {
		...toOriginal(key),
		colour: cloth,
		finish,
		texture: woven,
		mix: woven !== null,
		parts: dyes,
		logo: own ? before.logo : mark ? { ...chest, imageData: logo } : none,
		prints: own ? before.prints : [],
		ornament,
	};
}

/** Over the heart. */
const chest = { ...firstPlacement, positionX: 0.42, positionY: 0.28, scale: 0.45 };

/** A logo that an earlier surprise has put there, and the visitor has left as it was. */
function isMark({ place, positionX, positionY, scale }: typeof chest): boolean {
	return (
		place === chest.place &&
		positionX === chest.positionX &&
		positionY === chest.positionY &&
		scale === chest.scale
	);
}

function pick<Choice>(choices: readonly Choice[], random: () => number): Choice {
	const choice = choices[Math.floor(random() * choices.length)] ?? choices[0];
	if (choice === undefined) throw new Error('There is nothing to choose from.');
	return choice;
}
