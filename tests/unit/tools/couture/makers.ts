import type { Design } from '#tools/couture/design.ts';
import { partNames } from '#tools/couture/garments.ts';
import { bandNames } from '#tools/couture/ornament/ornament.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import { firstText } from '#tools/couture/print.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const placement = {
	...firstPlacement,
	place: 'sleeve-left',
	positionX: -0.123456789,
	positionY: 1.5,
	scale: 0.1,
	turn: -180,
	mirror: true,
	locked: true,
	technique: 'embroidery',
} as const;

/** Settings whose every value is another than at first. */
export const settings: GarmentSettings = {
	texture: 'upload:a_b-1',
	colour: '#c6fbc6',
	roughness: 1,
	metalness: 0.123456789,
	brightnessMultiplier: 9,
	logo: { ...placement, imageData: 'upload:logo' },
	mix: true,
	finish: 'wool',
	parts: Object.fromEntries(partNames.map((part, at) => [part, `#00000${at}`])),
	prints: [
		{ ...placement, imageData: 'logo-4' },
		{ ...firstText, ...placement, text: 'Взір 🧵 "7"', weight: 800, outline: '#010203', arch: -1 },
	],
	ornament: { motif: 'chain', bands: [...bandNames], threads: ['#111111', '#fefefe'], repeat: 80 },
};

export const design: Design = {
	arrangement: { type: 'row' },
	wardrobe: { ...firstWardrobe, womenShirt: settings, womenDress: { ...settings, texture: null } },
};
