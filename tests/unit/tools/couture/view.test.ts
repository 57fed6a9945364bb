import { expect, test } from 'vitest';
import {
	firstView,
	hasBranding,
	hasColours,
	keepMenu,
	listShown,
	parseView,
	printView,
	resizeBranding,
	toggleMenu,
	type View,
} from '#tools/couture/view.ts';

const row: View = { view: 'row' };
const grid: View = { view: 'grid' };
const dress: View = { view: 'single', model: 'womenDress' };

test('a single view shows one garment, compositions all four', () => {
	expect(listShown(firstView)).toEqual(['menShirt1']);
	expect(listShown(row)).toHaveLength(4);
	expect(listShown(grid)).toHaveLength(4);
});

test('colours and textures are hidden in compositions', () => {
	expect([firstView, dress, row, grid].map(hasColours)).toEqual([true, true, false, false]);
});

test('branding is hidden in compositions and for the dress', () => {
	expect([firstView, dress, row, grid].map(hasBranding)).toEqual([true, false, false, false]);
});

test('one menu is open at a time', () => {
	expect(toggleMenu(undefined, 'colour', firstView)).toBe('colour');
	expect(toggleMenu('colour', 'texture', firstView)).toBe('texture');
	expect(toggleMenu('texture', 'texture', firstView)).toBeUndefined();
	expect(toggleMenu(undefined, 'logo', dress)).toBeUndefined();
	expect(toggleMenu(undefined, 'colour', row)).toBeUndefined();
});

test('a menu closes with a view that has none', () => {
	expect(keepMenu('logo', dress)).toBeUndefined();
	expect(keepMenu('colour', dress)).toBe('colour');
	expect(keepMenu('colour', grid)).toBeUndefined();
	expect(keepMenu('save', grid)).toBe('save');
});

test('branding closes when the window shrinks to 768 px or less', () => {
	expect(resizeBranding(true, 1280, 768)).toBe(false);
	expect(resizeBranding(true, 700, 600)).toBe(false);
	expect(resizeBranding(true, 1280, 769)).toBe(true);
	expect(resizeBranding(true, 390, 768)).toBe(true);
	expect(resizeBranding(false, 390, 768)).toBe(false);
});

test('a view is one word', () => {
	for (const view of [firstView, dress, row, grid])
		expect(parseView(printView(view))).toEqual(view);
	for (const wrong of ['single', '', 1, null]) expect(parseView(wrong)).toBeUndefined();
});
