import { expect, test } from 'vitest';
import {
	type Arrangement,
	firstArrangement,
	hasBranding,
	hasColours,
	keepMenu,
	listShown,
	parseArrangement,
	printArrangement,
	resizeBranding,
	toggleMenu,
} from '#tools/couture/arrangement.ts';

const row: Arrangement = { type: 'row' };
const grid: Arrangement = { type: 'grid' };
const dress: Arrangement = { type: 'single', model: 'womenDress' };

test('a single arrangement shows one garment, compositions all four', () => {
	expect(listShown(firstArrangement)).toEqual(['menShirt1']);
	expect(listShown(row)).toHaveLength(4);
	expect(listShown(grid)).toHaveLength(4);
});

test('colours and textures are hidden in compositions', () => {
	expect([firstArrangement, dress, row, grid].map(hasColours)).toEqual([true, true, false, false]);
});

test('branding is hidden in compositions and for the dress', () => {
	expect([firstArrangement, dress, row, grid].map(hasBranding)).toEqual([
		true,
		false,
		false,
		false,
	]);
});

test('one menu is open at a time', () => {
	expect(toggleMenu(undefined, 'colour', firstArrangement)).toBe('colour');
	expect(toggleMenu('colour', 'texture', firstArrangement)).toBe('texture');
	expect(toggleMenu('texture', 'texture', firstArrangement)).toBeUndefined();
	expect(toggleMenu(undefined, 'logo', dress)).toBeUndefined();
	expect(toggleMenu(undefined, 'colour', row)).toBeUndefined();
});

test('a menu closes with an arrangement that has none', () => {
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

test('an arrangement is one word', () => {
	for (const arrangement of [firstArrangement, dress, row, grid])
		expect(parseArrangement(printArrangement(arrangement))).toEqual(arrangement);
	for (const wrong of ['single', '', 1, null]) expect(parseArrangement(wrong)).toBeUndefined();
});
