import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPlacement } from '#tools/couture/placement.ts';
import {
	cleanText,
	firstText,
	longestText,
	mostPrints,
	movePrint,
	type Print,
} from '#tools/couture/print.ts';
import {
	addPrint,
	changePrint,
	duplicatePrint,
	findAdded,
	listPrints,
	removePrint,
	reorderPrint,
} from '#tools/couture/prints.ts';
import { toOriginal } from '#tools/couture/settings.ts';

const first = toOriginal('menShirt1');
const logo: Print = { ...firstPlacement, imageData: 'logo-2' };
const text: Print = { ...firstText, text: 'Взір' };

test('the first picture is the logo of the specification', () => {
	const settings = addPrint(first, logo);
	expect(settings.logo.imageData).toBe('logo-2');
	expect(settings.prints).toEqual([]);
	expect(listPrints(settings)).toEqual([logo]);
});

test('text and further logos are listed after it', () => {
	const settings = addPrint(addPrint(addPrint(first, logo), text), {
		...logo,
		imageData: 'logo-3',
	});
	expect(listPrints(settings)).toMatchObject([logo, text, { imageData: 'logo-3' }]);
});

test('a new print lies below the one that it would hide, and is found in the list', () => {
	const one = addPrint(first, text);
	const two = addPrint(one, text);
	const three = addPrint(two, logo);
	expect(listPrints(two)[1]?.positionY).toBeLessThan(text.positionY - 0.3);
	expect(listPrints(three)[0]).toEqual(logo);
	expect([findAdded(first, one), findAdded(one, two), findAdded(two, three)]).toEqual([0, 1, 0]);
	expect(findAdded(three, addPrint(three, logo))).toBe(3);
});

test('six prints are the most', () => {
	let settings = first;
	for (let count = 0; count < 9; count += 1) settings = addPrint(settings, text);
	expect(listPrints(settings)).toHaveLength(mostPrints);
	expect(listPrints(addPrint(settings, logo))).toHaveLength(mostPrints);
});

test('a print is changed and removed by its index in the list', () => {
	const settings = addPrint(addPrint(first, logo), text);
	const moved = changePrint(settings, 1, (print) =>
		movePrint(print, { positionX: 7, place: 'front' }),
	);
	expect(listPrints(moved)[1]).toMatchObject({ text: 'Взір', positionX: 1, place: 'front' });
	expect(listPrints(removePrint(settings, 0))).toEqual([text]);
	expect(removePrint(settings, 0).logo.imageData).toBeNull();
	expect(changePrint(settings, 5, () => text)).toBe(settings);
});

test('text is one line of at most forty characters, without marks that steer or turn it', () => {
	expect(cleanText('one\ntwo\u0000\u202ethree')).toBe('one two three');
	expect(cleanText('  left')).toBe('left');
	expect(cleanText('👩‍👩‍👧'.repeat(50)).length).toBeLessThanOrEqual(4 * longestText);
	expect(cleanText('я'.repeat(1e6))).toBe('я'.repeat(longestText));
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (value) => {
			const clean = cleanText(value);
			expect(cleanText(clean)).toBe(clean);
			expect(clean).not.toMatch(/\p{Cc}/u);
		}),
	);
});

test('a copy lies beside its print and is not locked; six prints have no room for one', () => {
	const settings = addPrint(addPrint(first, logo), { ...text, locked: true });
	const copied = listPrints(duplicatePrint(settings, 1));
	expect(copied).toHaveLength(3);
	expect(copied[2]).toMatchObject({ text: 'Взір', locked: false, positionX: 0.1 });
	let full = first;
	for (let number = 0; number < mostPrints; number += 1) full = addPrint(full, text);
	expect(duplicatePrint(full, 0)).toBe(full);
});

test('a print changes places with its neighbour, and not beyond the ends of the list', () => {
	const settings = addPrint(addPrint(first, logo), text);
	const turned = reorderPrint(settings, 0, 1);
	expect(listPrints(turned)).toEqual([text, logo]);
	expect(listPrints(reorderPrint(turned, 1, -1))).toEqual([logo, text]);
	expect(reorderPrint(settings, 1, 1)).toBe(settings);
});
