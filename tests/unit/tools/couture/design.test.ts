import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstArrangement } from '#tools/couture/arrangement.ts';
import { decodeDesign, encodeDesign } from '#tools/couture/design.ts';
import { parseDesignFile, printDesignFile } from '#tools/couture/design-file.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { firstWardrobe, parseWardrobe, printWardrobe } from '#tools/couture/wardrobe.ts';
import { design } from './makers.ts';

test('a link gives back the design it was made of', () => {
	fc.assert(
		fc.property(design, (value) => {
			const link = encodeDesign(value);
			expect(link).toMatch(/^[\w-]+$/);
			expect(decodeDesign(link)).toEqual(value);
		}),
	);
});

test('the link of untouched garments is short', () => {
	expect(
		encodeDesign({ arrangement: firstArrangement, wardrobe: firstWardrobe }).length,
	).toBeLessThan(60);
});

test('no text makes a link throw', () => {
	fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void decodeDesign(text)));
	fc.assert(
		fc.property(fc.uint8Array(), (bytes) => {
			const text = Buffer.from(bytes).toString('base64url');
			expect(decodeDesign(text)).toBeUndefined();
		}),
	);
	fc.assert(
		fc.property(design, fc.nat(), fc.nat(255), (value, at, code) => {
			const link = encodeDesign(value);
			const place = at % link.length;
			const changed = link.slice(0, place) + String.fromCharCode(code) + link.slice(place + 1);
			expect(() => decodeDesign(changed)).not.toThrow();
		}),
	);
	expect(decodeDesign('A'.repeat(1e6))).toBeUndefined();
});

test('any JSON at all is no reason to throw, nor a way to values outside the limits', () => {
	fc.assert(
		fc.property(fc.json(), (json) => {
			const link = Buffer.from(json).toString('base64url');
			expect(() => decodeDesign(link)).not.toThrow();
		}),
	);
	const link = Buffer.from('{"view":"row","garments":{"menShirt1":{"logo":{"scale":99}}}}');
	expect(decodeDesign(link.toString('base64url'))).toBeUndefined();
});

test('a file gives back design and pictures', () => {
	const pictures = { one: 'data:image/webp;base64,UklGRg==' };
	fc.assert(
		fc.property(design, (value) => {
			expect(parseDesignFile(printDesignFile(value, pictures))).toEqual({
				design: value,
				pictures,
			});
		}),
	);
});

test('a file with anything but pictures is refused', () => {
	const value = { arrangement: firstArrangement, wardrobe: firstWardrobe };
	for (const address of [
		'data:text/html;base64,AA',
		'javascript:1',
		'https://example.org/x.png',
		'',
	])
		expect(parseDesignFile(printDesignFile(value, { one: address }))).toBeUndefined();
	expect(
		parseDesignFile(printDesignFile(value, { '../one': 'data:image/png;base64,AA' })),
	).toBeUndefined();
	for (const text of ['', '{}', '[]', 'null', '{"kind":"vzir-couture"}'])
		expect(parseDesignFile(text)).toBeUndefined();
});

test('what is stored is read again', () => {
	fc.assert(
		fc.property(design, ({ wardrobe }) => {
			expect(parseWardrobe(printWardrobe(wardrobe))).toEqual({ wardrobe, whole: true });
		}),
	);
});

test('a broken garment does not affect the others, and is reported', () => {
	const read = parseWardrobe(
		'{"menShirt1":{"settings":{"colour":7e9}},"menShirt2":{"settings":{"mix":true}}}',
	);
	expect(read).toMatchObject({ whole: false, wardrobe: { menShirt2: { mix: true } } });
	expect(read?.wardrobe.menShirt1).toEqual(toOriginal('menShirt1'));
	expect(parseWardrobe('{"menShirt1":7}')).toMatchObject({ whole: false });
	for (const text of ['', '{', '[]', '7', '{}', 'null'])
		expect(parseWardrobe(text)).toBeUndefined();
});
