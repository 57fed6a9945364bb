import { nameColour } from '#tools/couture/colours.ts';
import { type GarmentKey, toPart } from '#tools/couture/garments.ts';
import {
	chooseCloth,
	choosePartColour,
	dressPart,
	isOriginal,
	resetColour,
	resetTexture,
} from '#tools/couture/mixing.ts';
import { firstPlacement, place, scaleSlider, stepScale } from '#tools/couture/placement.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { texturePresets } from '#tools/couture/textures.ts';

const first = toOriginal('menShirt1');
const red = choosePartColour(first, 'body', '#b3202c');
const collar = choosePartColour(red, 'collar', '#1f4e9e');

test('without mixing a colour clears the texture, and a texture resets all colours but that of buttons', () => {
	expect(red).toMatchObject({ colour: '#b3202c', texture: null });
	const parts = { buttons: '#111111' } as const;
	const buttoned = choosePartColour(collar, 'buttons', parts.buttons);
	const denim = chooseCloth(buttoned, 'denim');
	expect(denim).toMatchObject({ colour: '#ffffff', texture: 'denim' });
	expect(denim.parts).toEqual(parts);
});

test('a part of its own colour is plain without mixing, covered with it; buttons are never covered', () => {
	const blue = choosePartColour(first, 'collar', '#1f4e9e');
	expect(blue.texture).toBe('material-1');
	expect(dressPart(blue, 'collar')).toEqual({ colour: '#1f4e9e', textured: false });
	expect(dressPart({ ...blue, mix: true }, 'collar').textured).toBe(true);
	expect(dressPart(blue, 'body')).toEqual({ colour: '#ffffff', textured: true });
	expect(dressPart(blue, 'buttons', '#f3eee2')).toEqual({ colour: '#f3eee2', textured: false });
});

test('a colour of the body is the body’s even where a design has left its texture to other parts', () => {
	const shirt = { ...first, parts: { body: '#ffffff' as const } };
	expect(choosePartColour(shirt, 'body', '#123456').parts).not.toHaveProperty('body');
});

test('resets give the colour or the texture of the original', () => {
	expect(resetColour(collar, 'collar').parts).toEqual({});
	const reset = resetColour(collar, 'body');
	expect(reset).toMatchObject({ colour: '#ffffff', parts: {} });
	expect(isOriginal(resetTexture(reset, 'menShirt1'), 'menShirt1')).toBe(true);
});

test('the slider is that of the specification, and buttons step by 0.02 and stop at 0.1 and 2', () => {
	expect(scaleSlider).toEqual({ min: 0.3, max: 2, step: 0.05 });
	const step = (scale: number, by: 1 | -1) => stepScale({ ...firstPlacement, scale }, by).scale;
	expect([step(1, 1), step(1, -1), step(1.99, 1), step(0.11, -1)]).toEqual([1.02, 0.98, 2, 0.1]);
});

test('whatever is requested, a print stays inside its limits', () => {
	const wanted = { positionX: 9, positionY: -9, scale: 9, turn: 190 };
	const limits = { positionX: 1, positionY: -1.5, scale: 2 };
	const placed = place(firstPlacement, wanted);
	expect(placed).toMatchObject(limits);
	expect(Math.abs(placed.turn)).toBeLessThanOrEqual(180);
	const broken = place(firstPlacement, { positionX: Number.NaN, scale: Number.NaN });
	expect(Number.isFinite(broken.positionX + broken.scale)).toBe(true);
});

test('colours of the menu have names, and there are five textures', () => {
	expect((['#1f4e9e', '#1f4e9f'] as const).map(nameColour)).toEqual(['blue', undefined]);
	expect(texturePresets).toHaveLength(5);
});

test.each<[GarmentKey, string, string]>([
	['menShirt1', 'collar-stand', 'collar'],
	['menShirt1', 'sleeve-plackets', 'sleeves'],
	['menShirt2', 'threads', 'buttons'],
	['womenDress', 'skirt-back', 'skirt'],
])('the mesh of %s “%s” belongs to the part “%s”', (garment, mesh, part) => {
	expect(toPart(garment, mesh)).toBe(part);
});
