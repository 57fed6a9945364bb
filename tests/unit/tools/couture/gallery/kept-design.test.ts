import { decodeDesign } from '#tools/couture/design.ts';
import {
	applyKept,
	cleanName,
	keptFormat,
	longestName,
	toFreeName,
	toKeptText,
} from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const single = { type: 'single', model: 'womenShirt' } as const;
const red = { womenShirt: { ...firstWardrobe.womenShirt, colour: '#aa0011' as const } };
const blue = { menShirt1: { ...firstWardrobe.menShirt1, colour: '#1122aa' as const } };

test('a design keeps the garments that it shows, and opening it leaves the others as they are', () => {
	const wardrobe = { ...firstWardrobe, ...red, ...blue };
	const kept = decodeDesign(toKeptText({ arrangement: single, wardrobe }));
	expect(kept?.wardrobe).toEqual({ ...firstWardrobe, ...red });
	expect(kept && applyKept({ ...firstWardrobe, ...blue }, kept).wardrobe).toEqual(wardrobe);
});

test('a name is one clean line of at most sixty characters', () => {
	expect(['  A\n\u202eshirt ', ' \n '].map(cleanName)).toEqual(['A shirt', '']);
	expect([...cleanName('🧵'.repeat(99))]).toHaveLength(longestName);
});

test('a taken name gets the next free number', () => {
	const long = 'x'.repeat(longestName);
	const taken = ['Shirt', 'Shirt (2)', long].map((name) => ({ name }));
	const free = ['Blouse', 'Shirt', 'Shirt (2)'].map((name) => toFreeName(name, taken));
	expect(free).toEqual(['Blouse', 'Shirt (3)', 'Shirt (3)']);
	expect(toFreeName(long, taken)).toHaveLength(longestName);
});

test.each([{ design: 'AAAA' }, { name: 'a\nb' }, { id: '/' }])(
	'a stored design with %j is not read',
	(broken) => {
		const design = toKeptText({ arrangement: single, wardrobe: firstWardrobe });
		const whole = { id: 'a1', name: 'Shirt', design, sight: '' };
		expect(keptFormat.read(whole)).toEqual(whole);
		expect(keptFormat.read({ ...whole, ...broken })).toBeUndefined();
	},
);
