import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { longestHistory } from '#lib/undo-history.ts';
import {
	cleanEngraving,
	colourPresets,
	type Design,
	longestEngraving,
	material,
	newDesign,
	radiansPerSecond,
	setMix,
	substances,
} from '#tools/configurator3d/design.ts';
import { parseHash, toHash } from '#tools/configurator3d/link.ts';
import { newState, parseState, printState } from '#tools/configurator3d/saved.ts';
import {
	$moves,
	$settings,
	$turning,
	changeDesign,
	setRotation,
	steps,
} from '#tools/configurator3d/store.ts';
import { type Colour, toColour, white } from '#tools/design/colour.ts';
import { chooseColour } from '#tools/design/mix.ts';

const anyColour = fc.nat({ max: 0xffffff }).map(toColour);
const anyDesign: fc.Arbitrary<Design> = fc
	.record({
		colour: anyColour,
		preset: fc.constantFrom(undefined, 1 as const, 2 as const),
		mix: fc.boolean(),
		substance: fc.constantFrom(...substances),
		engraving: fc.string({ maxLength: longestEngraving }).map(cleanEngraving),
	})
	.map(({ preset, ...rest }) => ({ ...rest, texture: preset ? { preset } : null }));

describe('constants', () => {
	test('the two colours are those of the specification', () => {
		expect(colourPresets).toEqual([13040582, 16445106].map(toColour));
	});

	test('brightness 4.5, roughness 0.1, metalness 0.5', () => {
		expect(material).toEqual({ brightness: 4.5, roughness: 0.1, metalness: 0.5 });
	});

	test('0.03 radians in a frame at 60 frames, clockwise at first', () => {
		expect(radiansPerSecond / 60).toBeCloseTo(0.03);
		expect(newState.rotation).toBe('clockwise');
	});
});

describe('the switch for mixing', () => {
	const mixed: Design = { ...newDesign, colour: '#123456', texture: { preset: 1 }, mix: true };

	test('off, the texture stays and the colour goes', () => {
		expect(setMix(mixed, false)).toEqual({ ...mixed, colour: white, mix: false });
	});

	test('off, a colour without a texture stays', () => {
		const dyed = { ...mixed, texture: null };
		expect(setMix(dyed, false)).toEqual({ ...dyed, mix: false });
	});

	test('on, both stay', () => {
		expect(setMix({ ...mixed, mix: false }, true)).toEqual(mixed);
	});
});

describe('a link', () => {
	test('gives back the design it was made of', () => {
		fc.assert(
			fc.property(anyDesign, (design) => {
				expect(parseHash(toHash(design))).toEqual(design);
			}),
		);
	});

	test('keeps a picture of the visitor to itself', () => {
		const design: Design = {
			...newDesign,
			colour: '#123456',
			texture: { picture: 'a' },
			mix: true,
		};
		expect(parseHash(toHash(design))).toEqual({ ...design, texture: null });
	});

	test.each([
		'',
		'#',
		'#content',
		'#colour=red',
		'#colour=12345',
		'#colour=123456&texture=3',
		'#colour=123456&material=gold',
	])('"%s" is no design', (hash) => {
		expect(parseHash(hash)).toBeUndefined();
	});

	test('no address makes it throw', () => {
		fc.assert(fc.property(fc.string(), (text) => void parseHash(`#colour=${text}`)));
	});
});

describe('what is kept', () => {
	test.each(['', '{}', '{"design":{"colour":-1,"mix":false},"rotation":"stop"}', 'null', '[]'])(
		'%s is set aside',
		(text) => {
			expect(parseState(text)).toBeUndefined();
		},
	);

	test('settings are read as they were written', () => {
		fc.assert(
			fc.property(anyDesign, (design) => {
				const settings = { design, rotation: 'stop' as const };
				expect(parseState(printState(settings))).toEqual(settings);
			}),
		);
	});

	test('the stored form stays as it was first: colours as numbers, textures as surfaces', () => {
		const stored =
			'{"design":{"colour":13040582,"surface":{"preset":2},"mix":true},"rotation":"counterClockwise"}';
		const settings = parseState(stored);
		expect(settings?.design).toEqual({
			...newDesign,
			colour: '#c6fbc6',
			texture: { preset: 2 },
			mix: true,
		});
		expect(settings && printState(settings)).toBe(stored);
		expect(printState(newState)).toBe(
			'{"design":{"colour":16777215,"mix":false},"rotation":"clockwise"}',
		);
	});
});

describe('material and engraving', () => {
	test('a link of earlier days, which names neither, is enamel without words', () => {
		expect(parseHash('#colour=c6fbc6&texture=2&mix')).toEqual({
			...newDesign,
			colour: '#c6fbc6',
			texture: { preset: 2 },
			mix: true,
		});
		expect(toHash({ ...newDesign, colour: '#c6fbc6' })).toBe('#colour=c6fbc6');
	});

	test('a link carries both, in any letters', () => {
		const design: Design = { ...newDesign, substance: 'glass', engraving: 'Тарас & Олена #1' };
		expect(toHash(design)).toContain('material=glass');
		expect(parseHash(toHash(design))).toEqual(design);
	});

	test('a colour leaves both, and an engraving is one line of at most 24 letters', () => {
		const design: Design = { ...newDesign, substance: 'brass', engraving: 'Vzir' };
		expect(chooseColour(design, '#c6fbc6')).toMatchObject({
			substance: 'brass',
			engraving: 'Vzir',
		});
		expect(cleanEngraving(`one\ntwo ${'x'.repeat(40)}`)).toBe(`one two ${'x'.repeat(16)}`);
	});

	test('a saved design with an unknown material is set aside', () => {
		const saved = printState({ ...newState, design: { ...newDesign, substance: 'silver' } });
		expect(parseState(saved)?.design.substance).toBe('silver');
		expect(parseState(saved.replace('silver', 'gold'))).toBeUndefined();
	});
});

describe('undo and redo', () => {
	beforeEach(() => {
		useStorage({});
		$settings.set(newState);
		steps.clear();
	});

	test('go back and forth', () => {
		changeDesign(dye('#000001'));
		changeDesign(dye('#000002'));
		steps.undo();
		expect($settings.get().design.colour).toBe('#000001');
		steps.undo();
		expect($settings.get().design).toEqual(newDesign);
		steps.undo();
		steps.redo();
		steps.redo();
		expect($settings.get().design.colour).toBe('#000002');
	});

	test('leave the rotation alone', () => {
		changeDesign(dye('#000001'));
		setRotation('stop');
		steps.undo();
		expect($settings.get().rotation).toBe('stop');
	});

	test('the same design again is no step', () => {
		changeDesign({ engraving: '', substance: 'enamel', mix: false, texture: null, colour: white });
		expect(steps.$canUndo.get()).toBe(false);
	});

	test('a colour that is dragged through a picker is one step, and the next drag another', () => {
		for (const digit of [1, 2, 3]) changeDesign(dye(`#00000${digit}`), 'picker 0');
		changeDesign(dye('#000004'), 'picker 1');
		steps.undo();
		expect($settings.get().design.colour).toBe('#000003');
		steps.undo();
		expect($settings.get().design).toEqual(newDesign);
	});

	test('a hundred steps are kept', () => {
		for (let number = 0; number < 150; number++) changeDesign(dye(toColour(number)));
		expect(steps.list()).toHaveLength(longestHistory + 1);
	});

	function dye(colour: Colour): Design {
		return { ...newDesign, colour };
	}
});

test('waiting goblets do not rotate, and turn as soon as a button is pressed', () => {
	$settings.set(newState);
	$moves.set(false);
	expect($turning.get()).toBe('stop');
	setRotation('counterClockwise');
	expect($turning.get()).toBe('counterClockwise');
	expect($settings.get().rotation).toBe('counterClockwise');
});
