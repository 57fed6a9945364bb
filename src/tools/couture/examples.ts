import type { Design } from './design.ts';
import { plainLettering } from './faces.ts';
import { type GarmentKey, garments } from './garments.ts';
import { firstPlacement } from './placement.ts';
import { type GarmentSettings, toOriginal } from './settings.ts';
import { firstWardrobe } from './wardrobe.ts';

/** Designs for a first visit, by the names of their pictures in `public/examples`. */
export const exampleNames = ['stars', 'wheat', 'team'] as const;
export type ExampleName = (typeof exampleNames)[number];

/** Raw linen. */
const linen = '#ece3d0';
const cobalt = '#1f45a8';
const navy = '#1b2a4b';
const straw = '#dcae4c';

const jersey = {
	...firstPlacement,
	...plainLettering,
	text: '07',
	colour: straw,
	face: 'oswald',
	weight: 800,
} as const;

export const examples: Readonly<Record<ExampleName, Design>> = {
	// Stars along collar, buttons, sleeves and cuffs, as on festive shirts, and their blue again in the buttons.
	stars: example('womenShirt', {
		texture: null,
		colour: linen,
		parts: { buttons: cobalt },
		ornament: {
			motif: 'stars',
			bands: ['collar', 'placket', 'sleeves', 'cuffs'],
			threads: [cobalt, '#a3202c'],
			repeat: 40,
		},
	}),
	wheat: example('menShirt1', {
		texture: 'linen',
		parts: { buttons: '#7d5a3a' },
		logo: {
			...firstPlacement,
			positionX: 0.42,
			positionY: 0.28,
			scale: 0.5,
			imageData: 'logo-4',
		},
	}),
	team: example('menShirt2', {
		texture: null,
		colour: navy,
		parts: { collar: straw, cuffs: straw, placket: straw, buttons: navy },
		prints: [
			{ ...jersey, positionX: 0.45, positionY: 0.35, scale: 0.34 },
			{ ...jersey, place: 'back', positionY: 0.1, scale: 1.7, outline: '#f3eee2' },
		],
	}),
};

function example(model: GarmentKey, changes: Partial<GarmentSettings>): Design {
	const settings = { ...toOriginal(garments[model].key), ...changes };
	return {
		arrangement: { type: 'single', model },
		wardrobe: { ...firstWardrobe, [model]: settings },
	};
}
