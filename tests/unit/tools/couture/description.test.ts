import { expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
import { describeArrangement, describeGarment, toGarmentSide } from '#tools/couture/description.ts';
import { garmentKeys } from '#tools/couture/garments.ts';
import { choosePartColour, setMix } from '#tools/couture/mixing.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import { firstText } from '#tools/couture/print.ts';
import { addPrint } from '#tools/couture/prints.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { type Technique, techniques } from '#tools/couture/technique.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const words = couture.en.description;

test('a garment is described in words', () => {
	const blue = choosePartColour(toOriginal('womenShirt'), 'body', '#1f4e9e');
	const branded = addPrint(blue, { ...firstPlacement, imageData: 'logo-2' });
	expect(describeGarment(words, 'womenShirt', branded, 'front')).toBe(
		'Women’s shirt, blue, cotton, front, logo 2 on the chest',
	);
});

test('texture, mixed colour, parts and text are described', () => {
	let settings = setMix({ ...toOriginal('menShirt1'), texture: 'denim', finish: 'wool' }, true);
	settings = choosePartColour(settings, 'collar', '#123456');
	settings = addPrint(settings, { ...firstText, text: 'Взір' });
	expect(describeGarment(words, 'menShirt1', settings, 'back')).toBe(
		'Men’s shirt 1, white, denim texture, wool, collar colour #123456, back, text “Взір” on the back',
	);
});

test('a technique other than ink is named with its print', () => {
	const original = toOriginal('menShirt1');
	const described = (technique: Technique) =>
		describeGarment(
			words,
			'menShirt1',
			addPrint(original, { ...firstPlacement, technique, imageData: 'logo-2' }),
			'front',
		)
			.split(', ')
			.at(-1);
	expect(techniques.map(described)).toEqual([
		'logo 2 on the chest',
		'logo 2 on the chest as a transfer',
		'embroidered logo 2 on the chest',
	]);
});

test('compositions name all garments', () => {
	const text = describeArrangement(
		words,
		{ type: 'row' },
		firstWardrobe,
		() => 'front',
		garmentKeys,
	);
	expect(text).toMatch(
		/^Four garments in a row: Men’s shirt 1, .+; Women’s shirt, .+; .+; Women’s dress/,
	);
});

test('the side towards the eye is named from the wearer', () => {
	expect(toGarmentSide(0, 0)).toBe('front');
	expect(toGarmentSide(Math.PI, 0)).toBe('back');
	expect(toGarmentSide(0, Math.PI / 2)).toBe('left');
	expect(toGarmentSide(Math.PI / 2, 0)).toBe('right');
	expect(toGarmentSide(-7 * Math.PI, 0.2)).toBe('back');
});
