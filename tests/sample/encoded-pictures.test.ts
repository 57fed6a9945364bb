import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { encodedFolder } from '#build/pictures/encoded-files.ts';
import { hashPicture, readFileName } from '#build/pictures/encoding.ts';

const originals = new Map(
	readdirSync('src/assets', { recursive: true, encoding: 'utf8' })
		.filter((name) => ['.webp', '.png', '.jpg', '.jpeg', '.avif'].includes(extname(name)))
		.map((name) => readFileSync(join('src/assets', name)))
		.map((content) => [hashPicture(content), content]),
);
const encodings = readdirSync(encodedFolder).map((name) => ({
	name,
	file: join(encodedFolder, name),
	encoding: readFileName(name),
}));

test('every encoded picture of the repository is named by what it is and belongs to an original as it is now', () => {
	const strangers = encodings.filter(
		({ encoding }) => !encoding || !originals.has(encoding.source),
	);
	expect(strangers.map(({ name }) => name)).toEqual([]);
});

test('every encoded picture of the repository has the size in its name', async () => {
	for (const { name, file, encoding } of encodings) {
		const { width, height } = await sharp(file).metadata();
		expect([name, width, height]).toEqual([name, encoding?.width, encoding?.height]);
	}
});

test('every encoded picture of the repository shows what its original shows', async () => {
	for (const { name, file, encoding } of encodings.filter((_, index) => index % 7 === 0)) {
		const original = originals.get(encoding?.source ?? '');
		const [is, shouldBe] = await Promise.all([toThumbnail(file), toThumbnail(original)]);
		const difference = is.reduce(
			(sum, value, at) => sum + Math.abs(value - (shouldBe[at] ?? 0)),
			0,
		);
		// Flat screens in strong colours differ by up to 6 levels of 256; another picture by 20 and more.
		expect([name, difference / is.length < 8]).toEqual([name, true]);
	}
});

function toThumbnail(picture: string | Buffer | undefined): Promise<Buffer> {
	return sharp(picture)
		.resize(24, 24, { fit: 'fill' })
		.flatten({ background: '#888' })
		.raw()
		.toBuffer();
}
