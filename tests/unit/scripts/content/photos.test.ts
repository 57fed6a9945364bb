import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import service from '#build/pictures/service.ts';
import { checkPictureSizes } from '../../../../scripts/content/check-picture-sizes.ts';
import { readEntries } from '../../../../scripts/content/entries.ts';
import { printMistakes } from '../../../../scripts/content/print.ts';
import { goodTree, project, words } from '../../../fixtures/content/good-tree.ts';
import { makeFolder, writeFiles } from '../../folder.ts';

/** Photos as cameras, phones and printers write them. */
let root = '';
const cover = 'projects/dance-school/cover.jpg';
const withCover = {
	'projects/dance-school.json': project({ cover: { picture: cover, alt: words('A hall.') } }),
};

beforeEach(() => {
	root = makeFolder();
});

test('a photo that lies on its side is measured upright', async () => {
	write(cover, await paint(1280, 1920).withMetadata({ orientation: 6 }).jpeg().toBuffer());
	expect(await find()).toBe('0 mistakes in 0 files.');
	write(cover, await paint(1920, 1280).withMetadata({ orientation: 6 }).jpeg().toBuffer());
	expect(await find()).toContain('does not have the proportions 3:2');
});

test('a photo for printers is no mistake, and the build shows its colours', async () => {
	const photo = await paint(1920, 1280).toColourspace('cmyk').jpeg().toBuffer();
	expect((await sharp(photo).metadata()).space).toBe('cmyk');
	write(cover, photo);
	expect(await find()).toBe('0 mistakes in 0 files.');
	const { data } = await transform(photo, 960, 640);
	const { space, channels } = await sharp(data).metadata();
	expect([space, channels]).toEqual(['srgb', 3]);
	const [red = 0, green = 0, blue = 0] = (await sharp(data).stats()).channels.map(
		({ mean }) => mean,
	);
	expect(red).toBeGreaterThan(150);
	expect(Math.max(green, blue)).toBeLessThan(110);
});

test('the build turns a photo upright, and publishes no place where it was taken', async () => {
	const lying = await paint(320, 480)
		.withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const { data } = await transform(lying, 240, 160);
	const { width, height, orientation, exif } = await sharp(data).metadata();
	expect([width, height, orientation, exif]).toEqual([240, 160, undefined, undefined]);
});

function paint(width: number, height: number) {
	return sharp({ create: { width, height, channels: 3, background: '#c8442a' } });
}

function write(file: string, content: Buffer) {
	writeFiles(root, { [`src/assets/${file}`]: content });
}

async function find(file = cover, changes: Record<string, string> = withCover): Promise<string> {
	const tree = goodTree(changes, { assets: new Set([file]) });
	return printMistakes(await checkPictureSizes(root, tree, readEntries(tree).entries));
}

function transform(photo: Buffer, width: number, height: number) {
	const wanted = { src: 'photo.jpg', width, height, format: 'webp', quality: '80' };
	const config = { service: { entrypoint: '', config: {} } };
	return service.transform(photo, wanted, config as never, console as never);
}
