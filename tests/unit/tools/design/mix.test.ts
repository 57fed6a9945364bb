import { expect, test } from 'vitest';
import { white } from '#tools/design/colour.ts';
import { chooseColour, chooseTexture, type Mixed } from '#tools/design/mix.ts';

const plain: Mixed<string> = { colour: '#b3202c', texture: null, mix: false };

test('without mixing a colour clears the texture', () => {
	const covered = { ...plain, texture: 'denim' };
	expect(chooseColour(covered, '#1f4e9e')).toEqual({ ...plain, colour: '#1f4e9e' });
});

test('without mixing a texture resets the colour', () => {
	expect(chooseTexture(plain, 'denim')).toEqual({ colour: white, texture: 'denim', mix: false });
});

test('with mixing both are kept, in either order', () => {
	const mixed = { ...plain, mix: true };
	const both = { colour: '#1f4e9e', texture: 'denim', mix: true };
	expect(chooseTexture(chooseColour(mixed, '#1f4e9e'), 'denim')).toEqual(both);
	expect(chooseColour(chooseTexture(mixed, 'denim'), '#1f4e9e')).toEqual(both);
});

test('everything else of a design stays', () => {
	const design = { ...plain, roughness: 0.1 };
	expect(chooseTexture(chooseColour(design, white), 'denim').roughness).toBe(0.1);
});
