import { parseColour, toChannels, toColour, toColourNumber, white } from '#tools/design/colour.ts';
import { chooseColour, chooseTexture, type Mixed } from '#tools/design/mix.ts';

test.each([
	['#C6FBC6', '#c6fbc6'],
	['c6fbc6', '#c6fbc6'],
	...[13040582, '', '#ABC', 'red;', '#1234567', null].map((wrong) => [wrong, undefined]),
])('%s is read as %s', (value, colour) => {
	expect(parseColour(value)).toBe(colour);
});

test('a colour and its number give each other; it has three channels from 0 to 255', () => {
	expect([toColour(13040582), toColourNumber('#c6fbc6')]).toEqual(['#c6fbc6', 13040582]);
	expect(toChannels('#c6fb00')).toEqual([198, 251, 0]);
});

const plain: Mixed<string> & { roughness: number } = {
	colour: '#b3202c',
	texture: null,
	mix: false,
	roughness: 0.1,
};
const both = { ...plain, colour: '#1f4e9e', texture: 'denim' } as const;

test('without mixing a colour clears the texture, and a texture resets the colour; all else stays', () => {
	expect(chooseColour(both, plain.colour)).toEqual(plain);
	expect(chooseTexture(plain, 'denim')).toEqual({ ...both, colour: white });
});

test('with mixing both are kept, in either order', () => {
	const mixed = { ...plain, mix: true, texture: 'linen' };
	const wanted = { ...both, mix: true };
	expect(chooseTexture(chooseColour(mixed, both.colour), 'denim')).toEqual(wanted);
	expect(chooseColour(chooseTexture(mixed, 'denim'), both.colour)).toEqual(wanted);
});
