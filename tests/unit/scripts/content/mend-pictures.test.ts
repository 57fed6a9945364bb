import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkProject } from '../../../../scripts/content/check-project.ts';
import { mendPictures } from '../../../../scripts/content/mend-pictures.ts';
import { readContentTree } from '../../../../scripts/content/tree.ts';
import { listMetadata } from '../../../dist/picture-metadata.ts';
import { caseStudy, project, slide, words } from '../../../fixtures/content/good-tree.ts';
import { makeFolder, writeFiles } from '../../folder.ts';

const phone = readFileSync('tests/fixtures/pictures/phone.jpg');
const photo = (picture: string, order = 1) =>
	JSON.stringify({ order, picture, alt: words('Rosa.') });
let root = '';

beforeEach(() => {
	root = makeFolder();
	vi.stubEnv('CACHE_DIRECTORY', join(root, 'cache'));
});

test('a photo that was dropped into the folder is made fit, its original is kept, and its record follows', async () => {
	writeFiles(root, {
		'src/assets/photos/IMG_1 (2).JPG': phone,
		'src/content/photos/rosa.json': photo('photos/IMG_1 (2).JPG'),
	});
	const { lines, refused } = await mend();
	expect(lines).toEqual([
		'src/assets/photos/IMG_1 (2).JPG is now src/assets/photos/img-1-2.jpg: upright, at most 2400 pixels wide and high, without place and names. The original is originals/photos/IMG_1 (2).JPG.',
		'src/content/photos/rosa.json names src/assets/photos/img-1-2.jpg now.',
	]);
	expect(refused.size).toBe(0);
	expect(read('originals/photos/IMG_1 (2).JPG')).toEqual(phone);
	expect(existsSync(join(root, 'src/assets/photos/IMG_1 (2).JPG'))).toBe(false);
	expect(await listMetadata(read('src/assets/photos/img-1-2.jpg'))).toEqual([]);
	expect(String(read('src/content/photos/rosa.json'))).toBe(photo('photos/img-1-2.jpg'));
	expect(await mend()).toEqual({ lines: [], refused: new Map() });
});

test('a clean picture is only renamed, not over another, and covers, stories and Markdown follow', async () => {
	const picture = await sharp({
		create: { width: 1920, height: 1280, channels: 3, background: '#c8442a' },
	})
		.webp()
		.toBuffer();
	const cover = { picture: 'projects/Dance/Cover.webp', alt: words('A hall.') };
	writeFiles(root, {
		'src/assets/projects/Dance/Cover.webp': picture,
		'src/assets/slides/linen.webp': picture,
		'src/assets/slides/Linen.webp': picture,
		'src/content/projects/dance-school.json': project({ cover }),
		'src/content/slides/linen.json': slide({ picture: 'slides/Linen.webp' }),
		'src/content/case-studies/dance-school/en.mdx': caseStudy(
			'<Figure picture="projects/Dance/Cover.webp" alt="A hall." caption="A hall." />\n\n![A hall](../../../assets/projects/Dance/Cover.webp)',
		),
	});
	expect((await mend()).lines).toHaveLength(5);
	expect(existsSync(join(root, 'originals'))).toBe(false);
	expect(read('src/assets/projects/dance/cover.webp')).toEqual(picture);
	expect(read('src/assets/slides/linen-2.webp')).toEqual(picture);
	const texts = [...readContentTree(root).texts.values()].join('');
	expect(texts).not.toMatch(/Dance\/|Linen\.webp/);
	expect(texts.split('projects/dance/cover.webp')).toHaveLength(4);
	expect(texts).toContain('slides/linen-2.webp');
});

test('a record may name a picture as the camera did, when the picture already has its new name', async () => {
	writeFiles(root, {
		'src/assets/photos/dsc-0001.jpg': await sharp(phone).jpeg().toBuffer(),
		'src/content/photos/rosa.json': photo('photos/DSC_0001.JPG'),
	});
	await mend();
	expect(String(read('src/content/photos/rosa.json'))).toBe(photo('photos/dsc-0001.jpg'));
});

test('the picture of a document that no record names gets the ending by which its document finds it', async () => {
	writeFiles(root, { 'src/assets/documents/PM Leading Teams.JPG': phone });
	await mend();
	const bytes = read('src/assets/documents/pm-leading-teams.webp');
	expect((await sharp(bytes).metadata()).format).toBe('webp');
	expect(await mend()).toEqual({ lines: [], refused: new Map() });
});

test('what the site cannot show stays where it is, and is one mistake, in its record if it has one', async () => {
	const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
	writeFiles(root, {
		'package.json': '{}',
		'src/assets/photos/IMG_1.HEIC': heic,
		'src/assets/photos/spare.jpg': 'no picture',
		'src/assets/photos/clip.mp4': Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
		'src/assets/photos/notes.txt': 'not for the site',
		'src/assets/views/none.webp': 'a file of the code',
		'src/content/photos/rosa.json': photo('photos/IMG_1.HEIC'),
		'src/content/photos/clip.json': photo('photos/clip.mp4', 2),
	});
	const { mistakes, mended } = await checkProject(root);
	expect(mended).toEqual([]);
	expect(
		mistakes
			.filter(({ file }) => file.includes('photos'))
			.map(({ file, field, sentence }) => [file, field, sentence]),
	).toEqual([
		[
			'src/assets/photos/spare.jpg',
			undefined,
			expect.stringMatching(/^"src\/assets\/photos\/spare.jpg" is not a picture, although/),
		],
		[
			'src/content/photos/clip.json',
			'picture',
			'"src/assets/photos/clip.mp4" is a video. Take a picture.',
		],
		['src/content/photos/rosa.json', 'picture', expect.stringContaining('Most Compatible')],
	]);
	expect(read('src/assets/photos/IMG_1.HEIC')).toEqual(heic);
});

function mend() {
	return mendPictures(root, readContentTree(root));
}

function read(file: string): Buffer {
	return readFileSync(join(root, file));
}
