import type { Format } from '#browser/records/stored-list.ts';
import { record, text, where } from '#lib/parse.ts';
import { listShown } from '#tools/couture/arrangement.ts';
import { type Design, decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import { eachGarment } from '#tools/couture/garments.ts';
import { firstWardrobe, type Wardrobe } from '#tools/couture/wardrobe.ts';

/** A design in the gallery of the visitor. Flat, so that a damaged list loses single designs only. */
export interface KeptDesign {
	id: string;
	/** One line of 1 to 60 characters. */
	name: string;
	/** The garments that are shown, as `encodeDesign` writes them. */
	design: string;
	/** Id of its picture in the database `couture-gallery`; empty for none. */
	sight: string;
}

export const longestName = 60;
/** More pictures than these would make the panel slow. */
export const mostKept = 60;

export const keptFormat: Format<KeptDesign> = {
	read: record({
		id: text({ pattern: /^[\w.-]{1,80}$/ }),
		name: where(text(), (name) => name !== '' && cleanName(name) === name),
		design: where(text(), (design) => decodeDesign(design) !== undefined),
		sight: text({ pattern: /^[\w-]{0,64}$/ }),
	}),
};

/** One line without spaces at its ends. An empty text is no name. */
export function cleanName(name: string): string {
	const line = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
	return [...line].slice(0, longestName).join('').trim();
}

/** A design without the garments that are not seen: opening it later leaves those as they are. */
export function toKeptText(design: Design): string {
	return encodeDesign(applyKept(firstWardrobe, design));
}

/** A kept design on a wardrobe: the garments that it does not show stay as they are. */
export function applyKept(wardrobe: Wardrobe, kept: Design): Design {
	const shown = listShown(kept.arrangement);
	const laid = eachGarment((key) => (shown.includes(key) ? kept.wardrobe[key] : wardrobe[key]));
	return { ...kept, wardrobe: laid };
}

/** A name that no design of a list has: “Shirt”, then “Shirt (2)”. */
export function toFreeName(name: string, taken: readonly { name: string }[]): string {
	const names = new Set(taken.map((each) => each.name));
	const stem = cleanName(name);
	if (!names.has(stem)) return stem;
	const bare = stem.replace(/ \(\d+\)$/, '');
	for (let number = 2; ; number += 1) {
		const tail = ` (${number})`;
		const free = `${[...bare].slice(0, longestName - tail.length).join('')}${tail}`;
		if (!names.has(free)) return free;
	}
}
