import * as fc from 'fast-check';
import { firstArrangement } from '#tools/couture/arrangement.ts';
import { decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import { parseDesignFile, printDesignFile } from '#tools/couture/design-file.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { firstWardrobe, parseWardrobe, printWardrobe } from '#tools/couture/wardrobe.ts';
import { design } from './makers.ts';

const untouched = { arrangement: firstArrangement, wardrobe: firstWardrobe };
const toLink = (json: string) => Buffer.from(json).toString('base64url');

test('a link, a file and the storage give back the design, and a link with a wrong character does not throw', () => {
	const pictures = { one: 'data:image/webp;base64,UklGRg==' };
	const link = encodeDesign(design);
	expect(link).toMatch(/^[\w-]+$/);
	expect(decodeDesign(link)).toEqual(design);
	for (const place of Array(link.length).keys())
		for (const other of ['', 'A', '_', 'ї'])
			decodeDesign(link.slice(0, place) + other + link.slice(place + 1));
	expect(parseDesignFile(printDesignFile(design, pictures))).toEqual({ design, pictures });
	const { wardrobe } = design;
	expect(parseWardrobe(printWardrobe(wardrobe))).toEqual({ wardrobe, whole: true });
});

test('no text makes a link throw, nor is a way to values outside the limits', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), fc.json(), (text, bytes, json) => {
			decodeDesign(text);
			decodeDesign(toLink(json));
			expect(decodeDesign(Buffer.from(bytes).toString('base64url'))).toBeUndefined();
		}),
	);
	expect(decodeDesign('A'.repeat(1e6))).toBeUndefined();
	const large = '{"view":"row","garments":{"menShirt1":{"logo":{"scale":99}}}}';
	expect(decodeDesign(toLink(large))).toBeUndefined();
});

test.each([
	printDesignFile(untouched, { one: 'data:text/html;base64,AA' }),
	printDesignFile(untouched, { one: 'https://example.org/x.png' }),
	printDesignFile(untouched, { '../one': 'data:image/png;base64,AA' }),
	'',
	'{}',
	'{"kind":"vzir-couture"}',
])('a file with anything but a design and pictures is refused: %#', (text) => {
	expect(parseDesignFile(text)).toBeUndefined();
});

test('a broken garment does not affect the others, and is reported', () => {
	const read = parseWardrobe(
		'{"menShirt1":{"settings":{"colour":7e9}},"menShirt2":{"settings":{"mix":true}}}',
	);
	expect(read).toMatchObject({
		whole: false,
		wardrobe: { menShirt1: toOriginal('menShirt1'), menShirt2: { mix: true } },
	});
	expect(parseWardrobe('{"menShirt1":7}')).toMatchObject({ whole: false });
	for (const text of ['', '{', '[]', '7', '{}', 'null'])
		expect(parseWardrobe(text)).toBeUndefined();
});
