import { type GarmentKey, garmentKeys, garments, isGarmentKey } from './garments.ts';

/** What is on the stage: one garment, all four in a row (1x4), or two in front of two (2x2). */
export type Arrangement =
	| { type: 'single'; model: GarmentKey }
	| { type: 'row' }
	| { type: 'grid' };

/** Of these menus one is open at a time, so they are one value. The logo menu is part of branding. */
export type MenuName = 'colour' | 'texture' | 'ornament' | 'logo' | 'gallery' | 'save';

/** On windows of this width in CSS pixels or less, branding closes when the window shrinks. */
const smallScreen = 768;

export const firstArrangement: Arrangement = { type: 'single', model: 'menShirt1' };

/** The garments that are seen, in their order from left to right, in the grid front row first. */
export function listShown(arrangement: Arrangement): readonly GarmentKey[] {
	return arrangement.type === 'single' ? [arrangement.model] : garmentKeys;
}

/** Colour and texture are hidden in compositions. */
export function hasColours(arrangement: Arrangement): boolean {
	return arrangement.type === 'single';
}

/** Branding is hidden in compositions and for the dress. */
export function hasBranding(arrangement: Arrangement): boolean {
	return arrangement.type === 'single' && garments[arrangement.model].branded;
}

function isMenuOffered(arrangement: Arrangement, menu: MenuName): boolean {
	if (menu === 'save' || menu === 'gallery') return true;
	return menu === 'logo' ? hasBranding(arrangement) : hasColours(arrangement);
}

/** Pressing the button of an open menu closes it; pressing another opens that one instead. */
export function toggleMenu(
	open: MenuName | undefined,
	menu: MenuName,
	arrangement: Arrangement,
): MenuName | undefined {
	return open === menu || !isMenuOffered(arrangement, menu) ? undefined : menu;
}

/** A menu that the new arrangement does not offer closes with the change. */
export function keepMenu(
	open: MenuName | undefined,
	arrangement: Arrangement,
): MenuName | undefined {
	return open && isMenuOffered(arrangement, open) ? open : undefined;
}

/** Whether branding stays open when the window goes from one width to another, in CSS pixels. */
export function resizeBranding(open: boolean, before: number, after: number): boolean {
	return open && !(after < before && after <= smallScreen);
}

/** An arrangement as one word: `row`, `grid` or the key of the garment. */
export function printArrangement(arrangement: Arrangement): string {
	return arrangement.type === 'single' ? arrangement.model : arrangement.type;
}

export function parseArrangement(value: unknown): Arrangement | undefined {
	if (value === 'row' || value === 'grid') return { type: value };
	return isGarmentKey(value) ? { type: 'single', model: value } : undefined;
}
