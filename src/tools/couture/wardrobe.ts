import { eachGarment, type GarmentKey, garmentKeys, garments } from './garments.ts';
import { parseSettings, type Settings, toOriginal } from './settings.ts';

/** The settings of all garments. */
export type Wardrobe = Readonly<Record<GarmentKey, Settings>>;

export const firstWardrobe: Wardrobe = eachGarment(toOriginal);

/**
 * Reads the value of `modelsSettings`: per garment `{ path, nameKey, icon, originalSettings,
 * settings }`, of which only `settings` is the visitor's. Nothing if it is no such thing; `whole` is
 * false when a part of it was broken and is now as on the original.
 */
export function parseWardrobe(text: string): { wardrobe: Wardrobe; whole: boolean } | undefined {
	const value = parseJson(text);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
	const entries = new Map(Object.entries(value));
	if (!garmentKeys.some((key) => entries.has(key))) return undefined;
	const broken = new Set<GarmentKey>();
	const wardrobe = eachGarment((key) => {
		if (!entries.has(key)) return toOriginal(key);
		const entry: unknown = entries.get(key);
		const own = typeof entry === 'object' && entry !== null && 'settings' in entry;
		const read = parseSettings(key, own ? entry.settings : undefined);
		if (!read?.whole) broken.add(key);
		return read?.settings ?? toOriginal(key);
	});
	return { wardrobe, whole: broken.size === 0 };
}

export function printWardrobe(wardrobe: Wardrobe): string {
	return JSON.stringify(
		eachGarment((key) => {
			const { path, nameKey, icon } = garments[key];
			const originalSettings = toOriginal(key);
			return { path, nameKey, icon, originalSettings, settings: wardrobe[key] };
		}),
	);
}

export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
