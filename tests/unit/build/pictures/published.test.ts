import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPortrait } from '#build/pictures/portrait.ts';
import { toPublished } from '#build/pictures/published.ts';
import { listMetadata } from '../../../dist/picture-metadata.ts';
import { makeFolder } from '../../folder.ts';

const cache = makeFolder();

beforeEach(() => {
	vi.stubEnv('CACHE_DIRECTORY', cache);
});

const [width, height] = [150, 100];
const field = sharp({ create: { width, height, channels: 3, background: '#c8442a' } });
/** Made by libvips; its metadata is what a phone writes: EXIF 2.32, table 9 and 4.6.6. */
const asPhone = (picture: Sharp, orientation = 1) =>
	picture
		.withExif({ IFD0: { Artist: 'Planted' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
		.withMetadata({ orientation });
const large = () => field.clone().resize(5000, 50, { fit: 'fill' });

test.each([
	['a JPEG of 5,000 px', asPhone(large()).jpeg(), [2400, 24]],
	['a JPEG of 5,000 px that lies on its side', asPhone(large(), 6).jpeg(), [24, 2400]],
	['a PNG of 5,000 px', asPhone(large()).png(), [2400, 24]],
	['a WebP of 5,000 px', asPhone(large()).webp(), [2400, 24]],
	['an AVIF of 5,000 px', asPhone(large()).avif(), [2400, 24]],
	['a JPEG for printers', asPhone(field.clone()).toColourspace('cmyk').jpeg(), [width, height]],
	['a PNG of 16 bits', asPhone(field.clone()).toColourspace('rgb16').png(), [width, height]],
])('%s is published as browsers show it, without place and name', async (_kind, picture, size) => {
	const taken = await picture.toBuffer();
	const { exif, format } = await sharp(taken).metadata();
	expect(exif?.toString('latin1')).toContain('Planted');
	const bytes = await toPublished(taken);
	const found = await sharp(bytes).metadata();
	expect([found.width, found.height]).toEqual(size);
	expect([found.format, found.space, found.depth]).toEqual([format, 'srgb', 'uchar']);
	expect(await listMetadata(bytes)).toEqual([]);
	expect(bytes.toString('latin1')).not.toContain('Planted');
	const means = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
	for (const [at, value] of [0xc8, 0x44, 0x2a].entries())
		expect(Math.abs((means[at] ?? 0) - value)).toBeLessThan(40);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
	'a clean %s keeps its bytes',
	async (format) => {
		const clean = await field.clone().toFormat(format).toBuffer();
		expect(await toPublished(clean)).toBe(clean);
	},
);

test('a JPEG with bytes between its segments, which browsers pass over, is drawn again', async () => {
	const phone = readFileSync('tests/fixtures/pictures/phone.jpg');
	const damaged = Buffer.concat([phone.subarray(0, 2), Buffer.alloc(3), phone.subarray(2)]);
	const bytes = await toPublished(damaged);
	expect(await listMetadata(bytes)).toEqual([]);
	expect((await sharp(bytes).metadata()).height).toBe(160);
});

test('a portrait is an upright square JPEG, cut towards the top, of no more bytes than wanted', async () => {
	const phone = readFileSync('tests/fixtures/pictures/phone.jpg');
	const portrait = await drawPortrait(phone, 80, 30_000);
	expect(await listMetadata(Buffer.from(portrait))).toEqual([]);
	const { format, width: wide, height: high } = await sharp(portrait).metadata();
	expect([format, wide, high]).toEqual(['jpeg', 80, 80]);
	// Red above blue, and of the blue half a quarter more is cut away than of the red one.
	const column = await sharp(portrait)
		.extract({ left: 20, top: 0, width: 1, height: 80 })
		.raw()
		.toBuffer();
	const reds = Array.from({ length: 80 }, (_, at) => (column[at * 3] ?? 0) > 128);
	expect(reds.lastIndexOf(true)).toBeGreaterThan(43);
	expect(reds.lastIndexOf(true)).toBeLessThan(50);
	const noise = sharp({
		create: {
			...{ width: 900, height: 1200, channels: 3, background: '#888' },
			noise: { type: 'gaussian', mean: 128, sigma: 20 },
		},
	});
	const limited = await drawPortrait(await noise.png().toBuffer(), 400, 30_000);
	expect(limited.length).toBeLessThanOrEqual(30_000);
});
