import { type GarmentKey, garmentKeys, garments, isGarmentKey } from './garments.ts';

/** One garment, four in a row (1x4), or two in front of two (2x2): never two of these at once. */
export type View = { view: 'single'; model: GarmentKey } | { view: 'row' } | { view: 'grid' };

/** Of these menus one is open at a time, so they are one value. The logo menu is part of branding. */
export type Menu = 'colour' | 'texture' | 'logo' | 'save';

/** On windows of this width in CSS pixels or less, branding closes when the window shrinks. */
const smallScreen = 768;

export const firstView: View = { view: 'single', model: 'menShirt1' };

/** The garments that are seen, in their order from left to right, in the grid front row first. */
export function listShown(view: View): readonly GarmentKey[] {
	return view.view === 'single' ? [view.model] : garmentKeys;
}

/** Colour and texture are hidden in compositions. */
export function hasColours(view: View): boolean {
	return view.view === 'single';
}

/** Branding is hidden in compositions and for the dress. */
export function hasBranding(view: View): boolean {
	return view.view === 'single' && garments[view.model].branded;
}

function isMenuOffered(view: View, menu: Menu): boolean {
	if (menu === 'save') return true;
	return menu === 'logo' ? hasBranding(view) : hasColours(view);
}

/** Pressing the button of an open menu closes it; pressing another opens that one instead. */
export function toggleMenu(open: Menu | undefined, menu: Menu, view: View): Menu | undefined {
	return open === menu || !isMenuOffered(view, menu) ? undefined : menu;
}

/** A menu that the new view does not offer closes with the change. */
export function keepMenu(open: Menu | undefined, view: View): Menu | undefined {
	return open && isMenuOffered(view, open) ? open : undefined;
}

/** Whether branding stays open when the window goes from one width to another, in CSS pixels. */
export function resizeBranding(open: boolean, before: number, after: number): boolean {
	return open && !(after < before && after <= smallScreen);
}

/** A view as one word: `row`, `grid` or the key of the garment. */
export function printView(view: View): string {
	return view.view === 'single' ? view.model : view.view;
}

export function parseView(value: unknown): View | undefined {
	if (value === 'row' || value === 'grid') return { view: value };
	return isGarmentKey(value) ? { view: 'single', model: value } : undefined;
}
