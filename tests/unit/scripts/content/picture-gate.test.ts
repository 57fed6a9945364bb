import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { admitPicture, RefusedPicture } from '../../../../scripts/content/picture-gate.ts';
import { listMetadata, listTags } from '../../../dist/picture-metadata.ts';
import { makeBlankPng } from '../../../fixtures/blank-png.ts';

/** Red and green above, blue and white below; ExifTool wrote their metadata: tests/fixtures/pictures/README.md. */
const fixture = (file: string) => readFileSync(`tests/fixtures/pictures/${file}`);
const paint = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#c8442a' } });
const small = () => paint(30, 20);
const glass = () => small().ensureAlpha(0.5);
const svg = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="run()"><path fill="#c8442a" d="M0 0h30v20H0z"/></svg>',
);

test.each<[string, Sharp | Buffer, string, string, [number, number]]>([
	['a photo of a phone', fixture('phone.jpg'), 'photo.JPG', 'photo.jpg', [120, 160]],
	['WebP of a phone', fixture('phone.webp'), 'IMG_1 (2).webp', 'img-1-2.webp', [120, 160]],
	['a scan', fixture('scan.jpg'), 'scan_2.jpeg', 'scan_2.jpeg', [120, 160]],
	['AVIF', fixture('photo.avif'), 'photo.avif', 'photo.avif', [120, 160]],
	['PNG', fixture('screen.png'), 'transparent logo.png', 'transparent-logo.png', [120, 160]],
	['lossless WebP', fixture('screen.webp'), 'screen.webp', 'screen.webp', [120, 160]],
	['a GIF that moves', fixture('moving.gif'), 'moving.gif', 'moving.webp', [120, 160]],
	['a drawing that would run', svg, 'card.svg', 'card.webp', [2400, 1600]],
	['JPEG for printers', small().toColourspace('cmyk').jpeg(), 'a.jpg', 'a.jpg', [30, 20]],
	['PNG of 16 bits', small().toColourspace('rgb16').png(), 'a.png', 'a.png', [30, 20]],
	['grey PNG of 16 bits', small().toColourspace('grey16').png(), 'grey.png', 'grey.png', [30, 20]],
	['TIFF', small().tiff(), 'scan.tif', 'scan.jpg', [30, 20]],
	['TIFF with alpha', glass().tiff({ compression: 'lzw' }), 'scan.TIFF', 'scan.webp', [30, 20]],
	['JPEG of 108 megapixels', paint(9000, 12_000).jpeg(), 'a.jpg', 'a.jpg', [1800, 2400]],
	['JPEG called PNG', small().jpeg(), 'Портрет Олени (2).png', 'portret-oleny-2.jpg', [30, 20]],
	['JPEG without an ending', small().jpeg(), 'scan', 'scan.jpg', [30, 20]],
	['a name of no Latin letters', small().webp(), '写真.webp', 'entry-1.webp', [30, 20]],
])('%s comes through, fit for the site', async (_, picture, name, renamed, size) => {
	const given = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
	const { path, bytes } = await admitPicture(`photos/${name}`, given);
	expect(path).toBe(`photos/${renamed}`);
	const { width, height, space, depth, pages = 1, icc, format } = await sharp(bytes).metadata();
	expect([[width, height], depth, pages, icc]).toEqual([size, 'uchar', 1, undefined]);
	expect(['srgb', 'b-w']).toContain(space);
	expect(renamed.replace('jpeg', 'jpg')).toMatch(
		new RegExp(`${{ heif: 'avif', jpeg: 'jpg' }[String(format)] ?? format}$`),
	);
	expect(await listMetadata(bytes)).toEqual([]);
	expect(listTags('-', bytes)).not.toMatch(/planted|exif\b|gps|xmp|iptc|icc|comment|trailer/i);
	const [red = 0, green = 0, blue = 0] = await readPixel(bytes, 5, 5);
	expect(red).toBeGreaterThan(100);
	if (name !== 'grey.png') expect(Math.max(green, blue)).toBeLessThan(red / 1.5);
	// It is never made worse a second time.
	expect((await admitPicture(path, bytes)).bytes).toBe(bytes);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
	'a clean %s keeps its bytes',
	async (format) => {
		const clean = await small().toFormat(format).toBuffer();
		const path = `photos/1.${format === 'jpeg' ? 'jpg' : format}`;
		expect(await admitPicture(path, clean)).toEqual({ path, bytes: clean });
	},
);

// What CSS Color 4, section 17, makes of the Display P3 colours that the file stores: 183 49 40, 73 153 69 and 37 59 183.
test.each([
	[15, 15, [199, 29, 28]],
	[105, 15, [26, 155, 56]],
	[15, 145, [30, 60, 190]],
])('colours of a wide gamut become those of sRGB: at %i, %i', async (left, top, expected) => {
	const { bytes } = await admitPicture('photos/1.png', fixture('screen.png'));
	for (const [at, value] of (await readPixel(bytes, left, top)).entries())
		expect(Math.abs(value - (expected[at] ?? 0))).toBeLessThan(2);
});

const jpeg = await small().jpeg().toBuffer();
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.7);
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
const heic =
	'is a HEIC photo, which most browsers do not show. Save it as JPEG: on the iPhone, Settings › Camera › Formats › Most Compatible.';
const damaged = 'is damaged or incomplete. Save or copy it again.';
const video = 'is a video. Take a picture.';

test.each([
	['1.heic', box('heic'), heic],
	['1.jpg', box('heix'), heic],
	['1.heif', box('mif1'), heic],
	['1.mp4', box('isom').subarray(0, 16), video],
	['1.jpg', box('qt  ').subarray(0, 16), video],
	['1.webm', Buffer.from('\x1aE\xdf\xa3\0', 'latin1'), video],
	['1.avi', Buffer.from('RIFF\0\0\0\0AVI LIST'), video],
	['1.bmp', Buffer.from('BM6\0\0\0\0\0\0\0'), 'is in BMP. Save it as JPEG or PNG.'],
	['1.psd', Buffer.from('8BPS\0\x01'), 'is in Photoshop. Save it as JPEG or PNG.'],
	['1.jxl', Buffer.from('\xff\n\0', 'latin1'), 'is in JPEG XL. Save it as JPEG or PNG.'],
	[
		'1.jp2',
		Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'),
		'is in JPEG 2000. Save it as JPEG or PNG.',
	],
	['1.png', Buffer.from('%PDF-1.7'), 'is a PDF. Save its page as JPEG or PNG.'],
	['1.nef', await small().tiff().toBuffer(), 'is a raw file of a camera. Save it as JPEG.'],
	['1.jpg', Buffer.alloc(0), 'is empty. Copy it again.'],
	['1.jpg', Buffer.from('<!doctype html>'), 'is not a picture, although its name says so.'],
	['1.txt', Buffer.from('Rosa'), 'is not a picture.'],
	['1.jpg', half(fixture('phone.jpg')), damaged],
	['1.jpg', half(jpeg), damaged],
	['1.png', half(await small().png().toBuffer()), damaged],
	['1.webp', half(await small().webp().toBuffer()), damaged],
	['1.avif', half(await small().avif().toBuffer()), damaged],
	['1.gif', half(await small().gif().toBuffer()), damaged],
	[
		'1.png',
		makeBlankPng(20_000),
		'has 400 megapixels, too many to be read. Save a smaller version.',
	],
])('%s is refused: %#', async (name, bytes, fault) => {
	await expect(admitPicture(`photos/${name}`, bytes, name)).rejects.toThrow(
		new RefusedPicture(`"${name}" ${fault}`),
	);
});

test('whatever a file holds, the gate returns a picture that it would take again, or a sentence', async () => {
	const pictures = [
		jpeg,
		svg,
		...['phone.webp', 'photo.avif', 'screen.png', 'moving.gif'].map(fixture),
	];
	const change = fc.tuple(fc.nat(), fc.nat(255));
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...pictures),
			fc.array(change, { maxLength: 4 }),
			fc.oneof(fc.constant(1), fc.double({ min: 0.01, max: 1, noNaN: true })),
			async (picture, changes, kept) => {
				const bytes = Buffer.from(picture.subarray(0, picture.length * kept));
				for (const [at, value] of changes) bytes[at % bytes.length] = value;
				const admitted = await admitPicture('photos/1.jpg', bytes).catch((error) => {
					expect(error).toBeInstanceOf(RefusedPicture);
				});
				if (!admitted) return;
				expect(await admitPicture(admitted.path, admitted.bytes)).toEqual(admitted);
			},
		),
		{ numRuns: 300 },
	);
});

async function readPixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
	const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
	return [...(await pixel.removeAlpha().toColourspace('srgb').raw().toBuffer())];
}
