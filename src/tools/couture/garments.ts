import type { MaterialTexture } from './textures.ts';

/** The keys under which the earlier site kept the settings of the four garments. */
export const garmentKeys = ['menShirt1', 'womenShirt', 'menShirt2', 'womenDress'] as const;
export type GarmentKey = (typeof garmentKeys)[number];

/** What can have a colour of its own. Parts without one take that of the body. */
export const partNames = [
	'body',
	'sleeves',
	'collar',
	'cuffs',
	'placket',
	'buttons',
	'skirt',
] as const;
export type Part = (typeof partNames)[number];

/** Where a print can lie. */
export const printPlaces = ['front', 'back', 'sleeve-left', 'sleeve-right'] as const;
export type PrintPlace = (typeof printPlaces)[number];

export interface Garment {
	key: GarmentKey;
	/** Address of the model from the root of the site; beside it lies a `.json` with its panels. */
	path: string;
	/** Address of a small picture of it. */
	icon: string;
	/** Its initial cloth. */
	material: MaterialTexture;
	parts: readonly Part[];
	/** The dress has no branding. */
	branded: boolean;
}

const shirtParts = ['body', 'sleeves', 'collar', 'cuffs', 'placket', 'buttons'] as const;

/** The four garments in the order of their menu. */
export const garments: Readonly<Record<GarmentKey, Garment>> = {
	menShirt1: garment('menShirt1', 'mens-shirt-1', 'material-1', shirtParts, true),
	womenShirt: garment('womenShirt', 'womens-shirt', 'material-2', shirtParts, true),
	menShirt2: garment('menShirt2', 'mens-shirt-2', 'material-3', shirtParts, true),
	// The specification gives the dress the material of the first shirt.
	womenDress: garment('womenDress', 'womens-dress', 'material-1', ['body', 'skirt'], false),
};

/** The part a mesh of the models belongs to, by the mesh's name; threads go with the buttons. */
export function toPart(key: GarmentKey, mesh: string): Part {
	if (mesh.startsWith('collar')) return 'collar';
	if (mesh.startsWith('cuff')) return 'cuffs';
	if (mesh.startsWith('sleeve')) return 'sleeves';
	if (mesh.startsWith('skirt')) return key === 'womenDress' ? 'skirt' : 'body';
	if (mesh === 'placket') return 'placket';
	return mesh === 'buttons' || mesh === 'threads' ? 'buttons' : 'body';
}

/** Makes a record with a value for each garment. */
export function eachGarment<Value>(make: (key: GarmentKey) => Value): Record<GarmentKey, Value> {
	return {
		menShirt1: make('menShirt1'),
		womenShirt: make('womenShirt'),
		menShirt2: make('menShirt2'),
		womenDress: make('womenDress'),
	};
}

export function isGarmentKey(value: unknown): value is GarmentKey {
	return garmentKeys.some((key) => key === value);
}

function garment(
	key: GarmentKey,
	file: string,
	material: MaterialTexture,
	parts: readonly Part[],
	branded: boolean,
): Garment {
	return {
		key,
		path: `/models/${file}.glb`,
		icon: `/models/${file}.webp`,
		material,
		parts,
		branded,
	};
}
