import fc from 'fast-check';
import sharp from 'sharp';
import { checkContent, checkSize } from '#browser/uploads/check.ts';
import { mostBytes } from '#browser/uploads/limits.ts';
import { readSvgText } from '#browser/uploads/svg.ts';
import { toKeptSize } from '#browser/uploads/take-picture.ts';
import { makeBlankPng } from '../../../fixtures/blank-png.ts';

const real = new Map<string, Uint8Array>();

beforeAll(async () => {
	const picture = sharp({
		create: { width: 37, height: 21, channels: 4, background: '#1f45c4' },
	});
	for (const kind of ['png', 'jpeg', 'webp', 'avif'] as const) {
		real.set(kind, new Uint8Array(await picture.clone().toFormat(kind).toBuffer()));
	}
	real.set(
		'webp lossless',
		new Uint8Array(await picture.clone().webp({ lossless: true }).toBuffer()),
	);
	real.set(
		'jpeg progressive with place and time',
		new Uint8Array(
			await picture
				.clone()
				.withExif({ IFD0: { Copyright: 'x'.repeat(5000) } })
				.jpeg({ progressive: true })
				.toBuffer(),
		),
	);
	const opaque = sharp({ create: { width: 37, height: 21, channels: 3, background: 'white' } });
	real.set('webp without alpha', new Uint8Array(await opaque.webp().toBuffer()));
});

function get(name: string): Uint8Array {
	const bytes = real.get(name);
	if (!bytes) throw new Error(`No picture "${name}".`);
	return bytes;
}

function text(content: string): Uint8Array {
	return new TextEncoder().encode(content);
}

function joined(...parts: Uint8Array[]): Uint8Array {
	return new Uint8Array(Buffer.concat(parts));
}

function bomb(width: number, height = width): Uint8Array {
	return new Uint8Array(makeBlankPng(width, height));
}

test.each([
	['png', 'png'],
	['jpeg', 'jpeg'],
	['jpeg progressive with place and time', 'jpeg'],
	['webp', 'webp'],
	['webp lossless', 'webp'],
	['webp without alpha', 'webp'],
	['avif', 'avif'],
])('pictures that are taken: %s', (name, kind) => {
	expect(checkContent(get(name))).toEqual({ ok: true, header: { kind, width: 37, height: 21 } });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
	'pictures that are taken: a photo that is stored in orientation %i has the sides that it is shown with',
	async (orientation) => {
		for (const progressive of [false, true]) {
			const photo = await sharp(Buffer.from(get('png')))
				.withMetadata({ orientation })
				.jpeg({ progressive })
				.toBuffer();
			const sides = orientation < 5 ? { width: 37, height: 21 } : { width: 21, height: 37 };
			expect(checkContent(new Uint8Array(photo))).toEqual({
				ok: true,
				header: { kind: 'jpeg', ...sides },
			});
		}
	},
);

test.each([
	'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20px"/>',
	'\uFEFF<?xml version="1.0"?><!-- a > b --><svg viewBox="0 0 24 12"></svg>',
	'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg width="100%" viewBox="0,0,8,4"/>',
	'<!DOCTYPE svg [<!ENTITY c "red">]><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
	'  <svg/>',
])('pictures that are taken: the drawing %s', (drawing) => {
	expect(checkContent(text(drawing))).toEqual({
		ok: true,
		header: { kind: 'svg', width: 0, height: 0 },
	});
});

test.each(['utf-16le', 'utf-16be', 'ISO-8859-1'])(
	'pictures that are taken: a drawing in %s',
	(encoding) => {
		const drawing = `<?xml version="1.0" encoding="${encoding}"?><svg id="é"/>`;
		const wide = Buffer.from(`\uFEFF${drawing}`, 'utf16le');
		const bytes =
			encoding === 'utf-16le'
				? wide
				: encoding === 'utf-16be'
					? wide.swap16()
					: Buffer.from(drawing, 'latin1');
		expect(readSvgText(new Uint8Array(bytes))).toBe(drawing);
	},
);

test('files that are refused: a bomb of 16,384² pixels, without being decoded', () => {
	const bytes = bomb(16_384);
	expect(bytes.length).toBeLessThan(100_000);
	expect(checkContent(bytes)).toEqual({ ok: false, reason: 'tooManyPixels' });
});

test('files that are refused: photos of 50 megapixels are taken, and what is larger is not', () => {
	expect(checkContent(bomb(8192, 6144)).ok).toBe(true);
	expect(checkContent(bomb(8192, 6400))).toEqual({ ok: false, reason: 'tooManyPixels' });
	expect(checkContent(bomb(10_000, 8)).ok).toBe(true);
	for (const long of [bomb(10_008, 8), bomb(8, 10_008)])
		expect(checkContent(long)).toEqual({ ok: false, reason: 'tooManyPixels' });
});

test('files that are refused: a file of 200 MB, by its size alone', () => {
	expect(checkSize(200 * 1024 * 1024)).toBe('tooLarge');
	expect(checkSize(mostBytes)).toBeUndefined();
	expect(checkSize(mostBytes + 1)).toBe('tooLarge');
	expect(mostBytes).toBe(5_242_880);
});

test.each(['png', 'jpeg', 'webp', 'avif'])(
	'files that are refused: a %s that ends too early',
	(kind) => {
		const whole = get(kind);
		expect(checkContent(whole.subarray(0, whole.length - 20))).toEqual({
			ok: false,
			reason: 'broken',
		});
	},
);

test.each([
	['MP4', new Uint8Array([0, 0, 0, 24, ...text('ftypisom'), 0, 0, 2, 0, ...text('isomiso2')])],
	['MOV', new Uint8Array([0, 0, 0, 20, ...text('ftypqt  '), 0, 0, 0, 0, ...text('qt  ')])],
	['WebM', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4])],
	['AVI', text('RIFF\u0001\u0001\u0001\u0001AVI LIST')],
	[
		'an AVIF sequence',
		new Uint8Array([0, 0, 0, 24, ...text('ftypavis'), 0, 0, 0, 0, ...text('avifmsf1')]),
	],
])('files that are refused: a video that is called .png: %s', (_, bytes) => {
	expect(checkContent(bytes)).toEqual({ ok: false, reason: 'video' });
});

test.each(['heic', 'heix', 'hevc'])(
	'files that are refused: a photo of a phone of the kind %s, by its own name',
	(brand) => {
		const photo = text(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);
		expect(checkContent(photo)).toEqual({ ok: false, reason: 'heic' });
	},
);

test('files that are refused: nothing at all', () => {
	expect(checkContent(new Uint8Array())).toEqual({ ok: false, reason: 'empty' });
});

test.each([
	'GIF89a....',
	'%PDF-1.7',
	'PK\u0003\u0004',
	'<html><svg></svg>',
	'plain words',
	'BM......',
])('files that are refused: %s is none of the kinds', (content) => {
	expect(checkContent(text(content))).toEqual({ ok: false, reason: 'kind' });
});

test('files that are refused: no bytes make it throw or take long', () => {
	const starts = [
		...['png', 'jpeg', 'webp', 'avif'].map((kind) => () => get(kind).subarray(0, 40)),
		() => text('<svg'),
	];
	fc.assert(
		fc.property(fc.nat(4), fc.uint8Array({ maxLength: 400 }), (which, noise) => {
			const start = starts[which]?.() ?? new Uint8Array();
			expect(typeof checkContent(joined(start, noise)).ok).toBe('boolean');
		}),
	);
});

test.each([
	[300, 200, 300, 200],
	[4096, 1024, 2048, 512],
	[4096, 1, 2048, 1],
])('the size that is kept: %i × %i is kept as %i × %i', (width, height, toWidth, toHeight) => {
	expect(toKeptSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});
