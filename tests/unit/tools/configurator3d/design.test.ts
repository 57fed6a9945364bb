import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { mostSteps } from '#lib/history.ts';
import {
	colourPresets,
	type Design,
	material,
	newDesign,
	parseColour,
	pickColour,
	pickSurface,
	printColour,
	setMix,
	white,
} from '#tools/configurator3d/design.ts';
import { parseHash, toHash } from '#tools/configurator3d/link.ts';
import { radiansPerSecond, turn } from '#tools/configurator3d/rotation.ts';
import { newSettings, parseSettings } from '#tools/configurator3d/saved.ts';
import {
	$history,
	$moves,
	$settings,
	$turning,
	changeDesign,
	redoDesign,
	setRotation,
	settleDesign,
	tryDesign,
	undoDesign,
} from '#tools/configurator3d/store.ts';

const anyDesign: fc.Arbitrary<Design> = fc
	.record({
		colour: fc.nat({ max: 0xffffff }),
		preset: fc.constantFrom(undefined, 1 as const, 2 as const),
		mix: fc.boolean(),
	})
	.map(({ preset, ...rest }) => (preset ? { ...rest, surface: { preset } } : rest));

describe('constants', () => {
	test('the two colours are those of the specification', () => {
		expect(colourPresets).toEqual([13040582, 16445106]);
		expect(colourPresets.map(printColour)).toEqual(['#c6fbc6', '#faeeb2']);
	});

	test('brightness 4.5, roughness 0.1, metalness 0.5', () => {
		expect(material).toEqual({ brightness: 4.5, roughness: 0.1, metalness: 0.5 });
	});

	test('0.03 radians in a frame at 60 frames, clockwise at first', () => {
		expect(radiansPerSecond / 60).toBeCloseTo(0.03);
		expect(newSettings.rotation).toBe('clockwise');
	});
});

describe('turning', () => {
	test('clockwise, seen from above, is against the right hand', () => {
		expect(turn(0, 'clockwise', 1 / 60)).toBeCloseTo(-0.03);
		expect(turn(0, 'counterClockwise', 1 / 60)).toBeCloseTo(0.03);
		expect(turn(1, 'stop', 10)).toBe(1);
	});

	test('twice the frames make the same turn', () => {
		expect(turn(turn(0, 'clockwise', 1 / 120), 'clockwise', 1 / 120)).toBeCloseTo(
			turn(0, 'clockwise', 1 / 60),
		);
	});
});

describe('without mixing', () => {
	test('a colour takes the texture away', () => {
		expect(pickColour({ colour: white, surface: { preset: 1 }, mix: false }, 5)).toEqual({
			colour: 5,
			mix: false,
		});
	});

	test('a texture takes the colour away', () => {
		expect(pickSurface({ colour: 5, mix: false }, { preset: 2 })).toEqual({
			colour: white,
			surface: { preset: 2 },
			mix: false,
		});
	});
});

describe('with mixing', () => {
	test('both stay', () => {
		const design = pickColour(pickSurface({ colour: 5, mix: true }, { preset: 1 }), 7);
		expect(design).toEqual({ colour: 7, surface: { preset: 1 }, mix: true });
	});

	test('switched off, the texture stays and the colour goes', () => {
		expect(setMix({ colour: 7, surface: { preset: 1 }, mix: true }, false).colour).toBe(white);
		expect(setMix({ colour: 7, mix: true }, false).colour).toBe(7);
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
		const design = { colour: 5, surface: { picture: 'a' }, mix: true };
		expect(parseHash(toHash(design))).toEqual({ colour: 5, mix: true });
	});

	test.each(['', '#', '#content', '#colour=red', '#colour=12345', '#colour=123456&texture=3'])(
		'"%s" is no design',
		(hash) => {
			expect(parseHash(hash)).toBeUndefined();
		},
	);

	test('whatever stands in an address, it does not throw', () => {
		fc.assert(fc.property(fc.string(), (text) => void parseHash(`#colour=${text}`)));
	});
});

describe('what is kept', () => {
	test.each(['', '{}', '{"design":{"colour":-1,"mix":false},"rotation":"stop"}', 'null', '[]'])(
		'%s is set aside',
		(text) => {
			expect(parseSettings(text)).toBeUndefined();
		},
	);

	test('settings are read as they were written', () => {
		fc.assert(
			fc.property(anyDesign, (design) => {
				const settings = { design, rotation: 'stop' as const };
				expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
			}),
		);
	});
});

describe('undo and redo', () => {
	beforeEach(() => {
		useStorage({});
		$settings.set(newSettings);
		$history.set({ past: [], now: newDesign, future: [] });
	});

	test('go back and forth', () => {
		changeDesign({ colour: 1, mix: false });
		changeDesign({ colour: 2, mix: false });
		undoDesign();
		expect($settings.get().design.colour).toBe(1);
		undoDesign();
		expect($settings.get().design).toEqual(newDesign);
		undoDesign();
		redoDesign();
		redoDesign();
		expect($settings.get().design.colour).toBe(2);
	});

	test('the same design again is no step', () => {
		changeDesign(newDesign);
		expect($history.get().past).toEqual([]);
	});

	test('a colour that is dragged through a picker is one step', () => {
		for (const colour of [1, 2, 3]) tryDesign({ colour, mix: false });
		settleDesign(newDesign);
		expect($history.get().past).toEqual([newDesign]);
		undoDesign();
		expect($settings.get().design).toEqual(newDesign);
	});

	test('a hundred steps are kept', () => {
		for (let colour = 0; colour < 150; colour++) changeDesign({ colour, mix: false });
		expect($history.get().past).toHaveLength(mostSteps);
	});
});

test('colours are read as pickers write them', () => {
	expect(parseColour('#C6FBC6')).toBe(13040582);
	expect(parseColour('c6fbc6')).toBeUndefined();
	expect(parseColour('#fff')).toBeUndefined();
});

test('goblets that wait stand still, and turn as soon as a button says which way', () => {
	$settings.set(newSettings);
	$moves.set(false);
	expect($turning.get()).toBe('stop');
	setRotation('counterClockwise');
	expect($turning.get()).toBe('counterClockwise');
	expect($settings.get().rotation).toBe('counterClockwise');
});
