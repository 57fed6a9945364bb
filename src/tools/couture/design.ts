import { parseJson, toFields } from '#lib/parse.ts';
import { type Arrangement, parseArrangement, printArrangement } from './arrangement.ts';
import { garmentKeys, isGarmentKey } from './garments.ts';
import { isOriginal } from './mixing.ts';
import { parseGarmentSettings, toOriginal } from './settings.ts';
import { parseViewpoint, printViewpoint, type Viewpoint } from './viewpoint.ts';
import { firstWardrobe, type Wardrobe } from './wardrobe.ts';

/** What a link or a file restores: all garments, which of them are shown, and from where. */
export interface Design {
	arrangement: Arrangement;
	wardrobe: Wardrobe;
	/** Without one they are seen from the front. */
	viewpoint?: Viewpoint | undefined;
}

/** The longest link that this site makes, in characters. */
const longestLink = 20_000;

/**
 * A design as a text for the part of an address after `#`: letters, digits, `-` and `_` alone. Only
 * what differs from the originals is written.
 */
export function encodeDesign(design: Design): string {
	const bytes = new TextEncoder().encode(JSON.stringify(toPlain(design)));
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The design in a text; undefined if it is not a design or damaged. */
export function decodeDesign(text: string): Design | undefined {
	if (text.length > longestLink || !/^[\w-]+$/.test(text)) return undefined;
	try {
		const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
		const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return fromPlain(parseJson(json));
	} catch {
		return undefined;
	}
}

/** The design as plain data: `{ view, camera, garments: { key: changed settings } }`. */
export function toPlain({ arrangement, wardrobe, viewpoint }: Design) {
	const changed = garmentKeys.filter((key) => !isOriginal(wardrobe[key], key));
	const garments = changed.map((key) => {
		const original = new Map(Object.entries(toOriginal(key)));
		const settings = Object.entries(wardrobe[key]).filter(
			([field, value]) => JSON.stringify(value) !== JSON.stringify(original.get(field)),
		);
		return [key, Object.fromEntries(settings)];
	});
	return {
		view: printArrangement(arrangement),
		...(viewpoint && { camera: printViewpoint(viewpoint) }),
		garments: Object.fromEntries(garments),
	};
}

/** Reads plain data; a design with a broken part is refused as a whole, so that half a design is never printed. */
export function fromPlain(value: unknown): Design | undefined {
	const fields = toFields(value);
	const garments = toFields(fields?.garments);
	const arrangement = parseArrangement(fields?.view);
	const viewpoint = parseViewpoint(fields?.camera);
	if (!garments || !arrangement) return undefined;
	if (fields?.camera !== undefined && !viewpoint) return undefined;
	let wardrobe = firstWardrobe;
	for (const [key, changed] of Object.entries(garments)) {
		if (!isGarmentKey(key)) return undefined;
		const read = parseGarmentSettings(key, changed);
		if (!read?.whole) return undefined;
		wardrobe = { ...wardrobe, [key]: read.value };
	}
	return { arrangement, wardrobe, viewpoint };
}
