import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cleanPicture } from '#build/pictures/clean-picture.ts';
import { UnreadablePicture } from '#build/pictures/unreadable-picture.ts';
import { listMetadata } from '../../../dist/picture-metadata.ts';

const lossless = ['screen.png', 'screen.webp'];
const all = [...lossless, 'scan.jpg', 'phone.jpg', 'phone.webp', 'photo.avif'];

/** ExifTool wrote their metadata: tests/fixtures/pictures/README.md. */
function read(file: string): Buffer {
	return readFileSync(`tests/fixtures/pictures/${file}`);
}

test.each(all)('%s loses place, names and device', async (file) => {
	const planted = read(file);
	expect(planted.toString('latin1')).toContain('Planted');
	expect(await listMetadata(planted)).toContain('exif');
	const cleaned = await cleanPicture(planted);
	expect(cleaned.toString('latin1')).not.toMatch(/planted|exif|GPS|xmp|photoshop/i);
	expect(await listMetadata(cleaned)).toEqual([]);
});

test('a GIF loses its comment and XMP, and keeps its movement', async () => {
	const planted = read('moving.gif');
	const cleaned = await cleanPicture(planted);
	expect(planted.toString('latin1')).toContain('Planted');
	expect(cleaned.toString('latin1')).not.toMatch(/planted|xmp/i);
	const facts = async (bytes: Buffer) => {
		const { pages, delay, loop } = await sharp(bytes).metadata();
		return [pages, delay, loop, await sharp(bytes, { animated: true }).raw().toBuffer()];
	};
	expect((await facts(cleaned)).slice(0, 3)).toEqual([2, [300, 300], 3]);
	expect(await facts(cleaned)).toEqual(await facts(planted));
	expect(await cleanPicture(cleaned)).toBe(cleaned);
});

test.each(lossless)('%s keeps every pixel', async (file) => {
	const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
	const planted = read(file);
	expect(await pixels(await cleanPicture(planted))).toEqual(await pixels(planted));
});

test.each(all)('%s is upright, in its own colours and with its own profile', async (file) => {
	const cleaned = await cleanPicture(read(file));
	const { width, height, icc } = await sharp(cleaned).metadata();
	expect([width, height]).toEqual([120, 160]);
	expect(icc).toEqual((await sharp(read(file)).metadata()).icc);
	expect(icc).toBeDefined();
	const data = await sharp(cleaned).raw().toBuffer();
	const at = (x: number, y: number) =>
		[...data.subarray((y * 120 + x) * 3).subarray(0, 3)].map((value) => (value > 128 ? 1 : 0));
	const seen = [at(15, 15), at(105, 15), at(15, 145), at(105, 145)];
	const [red, green, blue, white] = [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
		[1, 1, 1],
	];
	expect(seen).toEqual([red, green, blue, white]);
});

test.each(all)('%s stays as it is once it is clean', async (file) => {
	const cleaned = await cleanPicture(read(file));
	expect(await cleanPicture(cleaned)).toBe(cleaned);
});

test.each([
	['a JPEG with a comment', [0xff, 0xfe, 0, 4, 0x68, 0x69], 2],
	['a JPEG with a second picture', [0xff, 0xe2, 0, 6, 0x4d, 0x50, 0x46, 0], 2],
	['a JPEG with bytes behind its end', [0x68, 0x69], Number.POSITIVE_INFINITY],
])('%s, and nothing else to hide, is drawn again', async (_kind, planted, at) => {
	// ITU-T T.81, annex B; CIPA DC-007, section 5, for the second picture.
	const clean = await cleanPicture(read('scan.jpg'));
	const bytes = [clean.subarray(0, at), Buffer.from(planted), clean.subarray(at)];
	const cleaned = await cleanPicture(Buffer.concat(bytes));
	expect(cleaned.includes(Buffer.from(planted))).toBe(false);
	expect(await cleanPicture(cleaned)).toBe(cleaned);
});

test.each([
	['a JPEG that breaks off in its EXIF', read('phone.jpg').subarray(0, 200)],
	['a GIF without its end', read('moving.gif').subarray(0, 3000)],
	['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
])('%s is not published as if it were clean', async (_kind, bytes) => {
	await expect(cleanPicture(bytes)).rejects.toThrow(UnreadablePicture);
});
