import { expect, test } from 'vitest';
import { findPrint } from '#scenes/couture/drag.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';

const tile = { u: 0, v: 0, edge: 1, reach: [0.5, 0.1] as const, technique: 0 };
const wide: Print = { ...firstPlacement, imageData: 'logo-1' };

test('a print is taken hold of where it is drawn, and a finger’s breadth around', () => {
	expect(findPrint([wide], [tile], { place: 'front', x: 0.3, y: 0 })).toBe(0);
	expect(findPrint([wide], [tile], { place: 'front', x: 0, y: 0.12 })).toBe(0);
	expect(findPrint([wide], [tile], { place: 'front', x: 0, y: 0.2 })).toBe(-1);
	expect(findPrint([wide], [tile], { place: 'back', x: 0, y: 0 })).toBe(-1);
});

test('of two prints the upper one is taken', () => {
	expect(findPrint([wide, wide], [tile, tile], { place: 'front', x: 0, y: 0 })).toBe(1);
});

test('a turned print is found where it has turned to', () => {
	const turned: Print = { ...wide, turn: 90 };
	expect(findPrint([turned], [tile], { place: 'front', x: 0, y: 0.3 })).toBe(0);
	expect(findPrint([turned], [tile], { place: 'front', x: 0.3, y: 0 })).toBe(-1);
	// To the right means that the right end goes down.
	const slanted: Print = { ...wide, turn: 45 };
	expect(findPrint([slanted], [tile], { place: 'front', x: 0.2, y: -0.2 })).toBe(0);
	expect(findPrint([slanted], [tile], { place: 'front', x: 0.2, y: 0.2 })).toBe(-1);
});
