import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameColour } from '#tools/couture/colours.ts';
import { toPart } from '#tools/couture/garments.ts';
import {
	chooseCloth,
	choosePartColour,
	dressPart,
	isOriginal,
	resetColour,
	resetTexture,
	setMix,
} from '#tools/couture/mixing.ts';
import {
	firstPlacement,
	horizontal,
	place,
	scaleLimits,
	scaleSlider,
	stepScale,
	vertical,
} from '#tools/couture/placement.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { texturePresets } from '#tools/couture/textures.ts';

const first = toOriginal('menShirt1');

describe('mixing', () => {
	test('off: a colour clears the texture', () => {
		expect(choosePartColour(first, 'body', '#b3202c')).toMatchObject({
			colour: '#b3202c',
			texture: null,
		});
	});

	test('off: a texture resets the colour, of parts too, but not of buttons', () => {
		let settings = choosePartColour(first, 'body', '#b3202c');
		settings = choosePartColour(settings, 'collar', '#000000');
		settings = choosePartColour(settings, 'buttons', '#111111');
		expect(chooseCloth(settings, 'denim')).toMatchObject({
			colour: '#ffffff',
			texture: 'denim',
			parts: { buttons: '#111111' },
		});
		expect(chooseCloth(settings, 'denim').parts.collar).toBeUndefined();
	});

	test('on: both are kept, in either order', () => {
		const mixed = setMix(first, true);
		const both = { colour: '#b3202c', texture: 'denim' };
		expect(chooseCloth(choosePartColour(mixed, 'body', '#b3202c'), 'denim')).toMatchObject(both);
		expect(choosePartColour(chooseCloth(mixed, 'denim'), 'body', '#b3202c')).toMatchObject(both);
	});

	test('a part of its own colour is plain without mixing, covered with it; buttons are never covered', () => {
		const collar = choosePartColour(first, 'collar', '#1f4e9e');
		expect(collar.texture).toBe('material-1');
		expect(dressPart(collar, 'collar')).toEqual({ colour: '#1f4e9e', textured: false });
		expect(dressPart(setMix(collar, true), 'collar').textured).toBe(true);
		expect(dressPart(collar, 'body')).toEqual({ colour: '#ffffff', textured: true });
		expect(dressPart(collar, 'buttons', '#f3eee2')).toEqual({ colour: '#f3eee2', textured: false });
	});

	test('resets give the colour or the texture of the original', () => {
		const collar = choosePartColour(
			choosePartColour(first, 'body', '#b3202c'),
			'collar',
			'#1f4e9e',
		);
		expect(resetColour(collar, 'collar').parts).toEqual({});
		expect(resetColour(collar, 'body')).toMatchObject({ colour: '#ffffff', parts: {} });
		expect(isOriginal(resetTexture(resetColour(collar, 'body'), 'menShirt1'), 'menShirt1')).toBe(
			true,
		);
	});
});

describe('placement', () => {
	test('limits are those of the specification', () => {
		expect(scaleSlider).toEqual({ min: 0.3, max: 2, step: 0.05 });
		expect(scaleLimits).toEqual({ min: 0.1, max: 2, buttonStep: 0.02 });
		expect([vertical.min, vertical.max]).toEqual([-1.5, 1.5]);
		expect([horizontal.min, horizontal.max]).toEqual([-1, 1]);
	});

	test('buttons step by 0.02 and stop at 0.1 and 2', () => {
		expect(stepScale(firstPlacement, 1).scale).toBe(1.02);
		expect(stepScale(firstPlacement, -1).scale).toBe(0.98);
		expect(stepScale({ ...firstPlacement, scale: 1.99 }, 1).scale).toBe(2);
		expect(stepScale({ ...firstPlacement, scale: 0.11 }, -1).scale).toBe(0.1);
	});

	test('whatever is requested, a print stays inside its limits', () => {
		fc.assert(
			fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (x, y, scale, turn) => {
				const print = place(firstPlacement, { positionX: x, positionY: y, scale, turn });
				expect(Math.abs(print.positionX)).toBeLessThanOrEqual(1);
				expect(Math.abs(print.positionY)).toBeLessThanOrEqual(1.5);
				expect(print.scale).toBeGreaterThanOrEqual(0.1);
				expect(print.scale).toBeLessThanOrEqual(2);
				expect(Math.abs(print.turn)).toBeLessThanOrEqual(180);
			}),
		);
	});
});

describe('colours and textures', () => {
	test('colours of the menu have names', () => {
		expect(nameColour('#1f4e9e')).toBe('blue');
		expect(nameColour('#1f4e9f')).toBeUndefined();
	});

	test('there are five textures', () => {
		expect(texturePresets).toHaveLength(5);
	});

	test('meshes belong to parts', () => {
		expect(toPart('menShirt1', 'collar-stand')).toBe('collar');
		expect(toPart('menShirt1', 'sleeve-plackets')).toBe('sleeves');
		expect(toPart('menShirt1', 'yoke')).toBe('body');
		expect(toPart('womenShirt', 'peplum-back')).toBe('body');
		expect(toPart('menShirt2', 'threads')).toBe('buttons');
		expect(toPart('womenDress', 'skirt-back')).toBe('skirt');
	});
});
