import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawPortrait } from '#build/pictures/portrait.ts';
import { listMetadata } from '../../../dist/picture-metadata.ts';
import { makeFolder } from '../../folder.ts';

test('a portrait is an upright square JPEG, cut towards the top, of no more bytes than wanted', async () => {
	vi.stubEnv('CACHE_DIRECTORY', makeFolder());
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
