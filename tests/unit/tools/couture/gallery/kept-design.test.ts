import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDesign } from '#tools/couture/design.ts';
import {
	cleanName,
	keptFormat,
	layOver,
	longestName,
	toFreeName,
	toKeptText,
} from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { design } from '../makers.ts';

const single = { type: 'single', model: 'womenShirt' } as const;
const red = { ...firstWardrobe.womenShirt, colour: '#aa0011' as const };
const blue = { ...firstWardrobe.menShirt1, colour: '#1122aa' as const };

test('a design keeps the garments that it shows, and opening it leaves the others as they are', () => {
	const wardrobe = { ...firstWardrobe, womenShirt: red, menShirt1: blue };
	const kept = decodeDesign(toKeptText({ arrangement: single, wardrobe }));
	expect(kept?.wardrobe).toEqual({ ...firstWardrobe, womenShirt: red });
	const later = { ...firstWardrobe, menShirt1: blue };
	expect(kept && layOver(later, kept).wardrobe).toEqual({ ...later, womenShirt: red });
});

test('every design can be kept and read again', () => {
	fc.assert(
		fc.property(design, (any) => {
			const kept = decodeDesign(toKeptText(any));
			return kept !== undefined && layOver(any.wardrobe, kept) !== undefined;
		}),
	);
});

test('a name is one clean line of at most sixty characters', () => {
	expect(cleanName('  A\n\u202eshirt ')).toBe('A shirt');
	expect(cleanName(' \n ')).toBe('');
	expect([...cleanName('🧵'.repeat(99))]).toHaveLength(longestName);
});

test('a taken name gets the next free number', () => {
	const taken = [{ name: 'Shirt' }, { name: 'Shirt (2)' }];
	expect(toFreeName('Blouse', taken)).toBe('Blouse');
	expect(toFreeName('Shirt', taken)).toBe('Shirt (3)');
	expect(toFreeName('Shirt (2)', taken)).toBe('Shirt (3)');
	const long = 'x'.repeat(longestName);
	expect(toFreeName(long, [{ name: long }])).toHaveLength(longestName);
});

test('a stored design with a broken design, name or id is not read', () => {
	const whole = {
		id: 'a1',
		name: 'Shirt',
		design: toKeptText({ arrangement: single, wardrobe: firstWardrobe }),
		sight: '',
	};
	expect(keptFormat.read(whole)).toEqual(whole);
	for (const broken of [
		{ design: 'AAAA' },
		{ name: '' },
		{ name: 'a\nb' },
		{ id: '/' },
		{ sight: '<' },
	])
		expect(keptFormat.read({ ...whole, ...broken })).toBeUndefined();
});
