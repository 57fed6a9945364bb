import { toEarlierEntry } from '#earlier-site/wardrobe.ts';
import { parseJson, toFields } from '#lib/parse.ts';
import { eachGarment, type GarmentKey, garmentKeys, garments } from './garments.ts';
import { type GarmentSettings, parseGarmentSettings, toOriginal } from './settings.ts';

/** The settings of all garments. */
export type Wardrobe = Readonly<Record<GarmentKey, GarmentSettings>>;

export const firstWardrobe: Wardrobe = eachGarment(toOriginal);

/**
 * Reads the value of `modelsSettings`: per garment an object, of which only `settings` is the visitor's.
 * Undefined if it is no such thing; `whole` is false when a part of it was broken and is now as on the
 * original.
 */
export function parseWardrobe(text: string): { wardrobe: Wardrobe; whole: boolean } | undefined {
	const entries = toFields(parseJson(text));
	if (!entries || !garmentKeys.some((key) => key in entries)) return undefined;
	let whole = true;
	const wardrobe = eachGarment((key) => {
		if (!(key in entries)) return toOriginal(key);
		const read = parseGarmentSettings(key, toFields(entries[key])?.settings);
		whole &&= read?.whole ?? false;
		return read?.value ?? toOriginal(key);
	});
	return { wardrobe, whole };
}

export function printWardrobe(wardrobe: Wardrobe): string {
	return JSON.stringify(
		eachGarment((key) => ({
			...toEarlierEntry(garments[key], toOriginal(key)),
			settings: wardrobe[key],
		})),
	);
}
