import fc from 'fast-check';
import { useStorage } from '#browser/saved.ts';
import {
	cleanEngraving,
	type Design,
	longestEngraving,
	newDesign,
	setMix,
	substances,
} from '#tools/configurator3d/design.ts';
import { parseHash, toHash } from '#tools/configurator3d/link.ts';
import { newState, parseState, printState } from '#tools/configurator3d/saved.ts';
import {
	$moves,
	$ownDesign,
	$settings,
	$turning,
	changeDesign,
	keepOwn,
	openGuest,
	setRotation,
	steps,
} from '#tools/configurator3d/store.ts';
import { toColour, white } from '#tools/design/colour.ts';

const anyDesign: fc.Arbitrary<Design> = fc.record({
	colour: fc.nat({ max: 0xffffff }).map(toColour),
	texture: fc.constantFrom(null, { preset: 1 as const }, { preset: 2 as const }),
	mix: fc.boolean(),
	substance: fc.constantFrom(...substances),
	engraving: fc.string({ maxLength: longestEngraving }).map(cleanEngraving),
});
const mixed: Design = { ...newDesign, colour: '#c6fbc6', texture: { preset: 2 }, mix: true };

test('without mixing, of a colour and a texture the texture stays', () => {
	expect(setMix(mixed, false)).toEqual({ ...mixed, colour: white, mix: false });
	const dyed = { ...mixed, texture: null };
	expect(setMix(dyed, false)).toEqual({ ...dyed, mix: false });
	expect(setMix({ ...mixed, mix: false }, true)).toEqual(mixed);
});

test('a link and the storage give back the design, and no address makes a link throw', () => {
	fc.assert(
		fc.property(anyDesign, fc.string(), (design, text) => {
			expect(parseHash(toHash(design))).toEqual(design);
			const settings = { design, rotation: 'stop' as const };
			expect(parseState(printState(settings))).toEqual(settings);
			parseHash(`#colour=${text}`);
		}),
	);
});

test('a link keeps a picture of the visitor to itself', () => {
	expect(parseHash(toHash({ ...mixed, texture: { picture: 'a' } }))).toEqual({
		...mixed,
		texture: null,
	});
});

test.each(['', '#colour=red', '#colour=123456&texture=3', '#colour=123456&material=gold'])(
	'"%s" is no design',
	(hash) => {
		expect(parseHash(hash)).toBeUndefined();
	},
);

test.each([
	'',
	'null',
	'{"design":{"colour":-1,"mix":false},"rotation":"stop"}',
	printState({ ...newState, design: { ...newDesign, substance: 'silver' } }).replace(
		'silver',
		'gold',
	),
])('%s is set aside', (text) => {
	expect(parseState(text)).toBeUndefined();
});

test('links and the stored form stay as they were first, enamel without words', () => {
	const stored =
		'{"design":{"colour":13040582,"surface":{"preset":2},"mix":true},"rotation":"counterClockwise"}';
	const settings = { design: mixed, rotation: 'counterClockwise' as const };
	expect(parseState(stored)).toEqual(settings);
	expect(printState(settings)).toBe(stored);
	expect(parseHash('#colour=c6fbc6&texture=2&mix')).toEqual(mixed);
	expect(toHash({ ...newDesign, colour: '#c6fbc6' })).toBe('#colour=c6fbc6');
});

test('an engraving is one line of at most 24 letters', () => {
	expect(cleanEngraving(`one\ntwo ${'x'.repeat(40)}`)).toBe(`one two ${'x'.repeat(16)}`);
});

const dye = (number: number): Design => ({ ...newDesign, colour: toColour(number) });
const design = () => $settings.get().design;
let storage: Record<string, string>;

beforeEach(() => {
	storage = {};
	useStorage(storage);
	$settings.set(newState);
	$ownDesign.set(undefined);
	steps.clear();
});

test('undo goes back and leaves the rotation alone; the same design again is no step', () => {
	changeDesign({ engraving: '', substance: 'enamel', mix: false, texture: null, colour: white });
	expect(steps.$canUndo.get()).toBe(false);
	changeDesign(dye(1));
	setRotation('stop');
	steps.undo();
	expect($settings.get()).toEqual({ design: newDesign, rotation: 'stop' });
});

test('waiting goblets do not rotate, and turn as soon as a button is pressed', () => {
	$moves.set(false);
	expect($turning.get()).toBe('stop');
	setRotation('counterClockwise');
	expect($turning.get()).toBe('counterClockwise');
});

describe('a design of a link', () => {
	const [own, guest] = [dye(1), dye(2)];

	test('is taken at once by those who have made nothing, or have the same', () => {
		openGuest(guest);
		expect([design(), $ownDesign.get()]).toEqual([guest, undefined]);
		openGuest({ ...guest });
		expect($ownDesign.get()).toBeUndefined();
	});

	test('leaves own work aside, over a reload and over further links', () => {
		changeDesign(own);
		openGuest(guest);
		expect(design()).toEqual(guest);
		expect(storage['configurator3d.own']).toContain('"colour":1,');
		openGuest({ ...guest, mix: true });
		keepOwn();
		expect(design()).toEqual(own);
		expect(storage['configurator3d.own']).toBeUndefined();
		steps.undo();
		expect(design().mix).toBe(true);
	});
});
