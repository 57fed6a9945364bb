import { couture } from '#i18n/messages/couture/index.ts';
import { describeGarment, toGarmentSide } from '#tools/couture/description.ts';
import { choosePartColour } from '#tools/couture/mixing.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import { firstText } from '#tools/couture/print.ts';
import { addPrint } from '#tools/couture/prints.ts';
import { type GarmentSettings, toOriginal } from '#tools/couture/settings.ts';
import { techniques } from '#tools/couture/technique.ts';

const words = couture.en.description;
const logo = { ...firstPlacement, imageData: 'logo-2' as const };

test('a garment is described in words, with its technique if it is not ink', () => {
	const blue = choosePartColour(toOriginal('womenShirt'), 'body', '#1f4e9e');
	const described = techniques.map((technique) =>
		describeGarment(words, 'womenShirt', addPrint(blue, { ...logo, technique }), 'front'),
	);
	expect(described).toEqual([
		'Women’s shirt, blue, cotton, front, logo 2 on the chest',
		'Women’s shirt, blue, cotton, front, logo 2 on the chest as a transfer',
		'Women’s shirt, blue, cotton, front, embroidered logo 2 on the chest',
	]);
});

test('texture, mixed colour, parts and text are described', () => {
	let settings: GarmentSettings = {
		...toOriginal('menShirt1'),
		texture: 'denim',
		finish: 'wool',
		mix: true,
	};
	settings = choosePartColour(settings, 'collar', '#123456');
	settings = addPrint(settings, { ...firstText, text: 'Взір' });
	expect(describeGarment(words, 'menShirt1', settings, 'back')).toBe(
		'Men’s shirt 1, white, denim texture, wool, collar colour #123456, back, text “Взір” on the back',
	);
});

test.each([
	[0, 0, 'front'],
	[Math.PI, 0, 'back'],
	[0, Math.PI / 2, 'left'],
	[Math.PI / 2, 0, 'right'],
	[-7 * Math.PI, 0.2, 'back'],
])('turned by %d and seen from %d is the %s, named from the wearer', (angle, azimuth, side) => {
	expect(toGarmentSide(angle, azimuth)).toBe(side);
});
