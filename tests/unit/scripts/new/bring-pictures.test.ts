import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContentTree, withPictures } from '../../../../scripts/content/tree.ts';
import { openPictures } from '../../../../scripts/new/bring-pictures.ts';
import { makeDraft } from '../../../../scripts/new/make.ts';
import { listMetadata } from '../../../dist/picture-metadata.ts';
import { makeFolder, writeFiles } from '../../folder.ts';

const phone = readFileSync('tests/fixtures/pictures/phone.jpg');
let root = '';
let home = '';

beforeEach(() => {
	[root, home] = [makeFolder(), makeFolder({ 'My Photos/Портрет (2).JPG': phone })];
	vi.stubEnv('CACHE_DIRECTORY', join(home, 'cache'));
	vi.stubEnv('HOME', home);
	vi.stubEnv('USERPROFILE', home);
});

test.each([
	['a path from home', () => '~/My Photos/Портрет (2).JPG'],
	['a full path', () => join(home, 'My Photos/Портрет (2).JPG')],
	['what a terminal writes of a dropped file', () => `'${home}/My Photos/Портрет (2).JPG'`],
	['or with backslashes', () => `${home}/My\\ Photos/Портрет\\ \\(2\\).JPG`],
])('a photo is brought in from anywhere: %s', async (_, answer) => {
	const { draft, pictures } = await make([answer()]);
	expect(draft.record).toMatchObject({ picture: 'photos/portret-2.jpg' });
	const path = join(root, 'src/assets/photos/portret-2.jpg');
	expect(existsSync(path)).toBe(false);
	pictures.write();
	expect(await listMetadata(readFileSync(path))).toEqual([]);
	expect(readFileSync(join(home, 'My Photos/Портрет (2).JPG'))).toEqual(phone);
});

test('a picture with a name that is taken gets a number', async () => {
	writeFiles(root, { 'src/assets/photos/portret-2.jpg': 'another' });
	const { draft } = await make(['~/My Photos/Портрет (2).JPG']);
	expect(draft.record).toMatchObject({ picture: 'photos/portret-2-2.jpg' });
});

test('one in src/assets is taken as it is or made fit there, also when it comes while the question is open', async () => {
	const late = () => writeFiles(root, { 'src/assets/photos/Rosa.JPG': phone });
	const { draft, printed } = await make(['photos/Rosa.JPG', late, 'photos/Rosa.JPG']);
	expect(printed).toEqual([
		'There is no picture "photos/Rosa.JPG" on this computer.',
		expect.stringContaining('src/assets/photos/Rosa.JPG is now src/assets/photos/rosa.jpg: '),
	]);
	expect(draft.record).toMatchObject({ picture: 'photos/rosa.jpg' });
	expect((await make(['src/assets/photos/rosa.jpg'])).draft.record).toEqual(draft.record);
});

test('what is no picture is refused with the sentence of the gate, and the question repeated', async () => {
	writeFiles(home, { 'clip.mov': Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'), 'a.jpg': phone });
	const { draft, printed } = await make(['~/clip.mov', '~/a.jpg']);
	expect(printed).toEqual(['"clip.mov" is a video. Take a picture.']);
	expect(draft.record).toMatchObject({ picture: 'photos/a.jpg' });
});

test('a portrait that is wider than tall is refused, and not written', async () => {
	const wide = await sharp(phone).resize(200, 100, { fit: 'fill' }).jpeg().toBuffer();
	writeFiles(home, { 'wide.jpg': wide, 'a.jpg': phone });
	const { draft, printed, pictures } = await make(['~/wide.jpg', '~/a.jpg']);
	expect(printed).toEqual([expect.stringMatching(/^"~\/wide\.jpg" is wider than tall\./)]);
	expect(draft.record).toMatchObject({ picture: 'photos/a.jpg' });
	expect([...pictures.list()]).not.toContain('photos/wide.jpg');
});

test('a cover that is not 3:2 is refused before anything is written', async () => {
	const file = join(home, 'cover.png');
	const cover = { create: { width: 1600, height: 1000, channels: 3, background: 'red' } } as const;
	writeFiles(home, { 'cover.png': await sharp(cover).png().toBuffer() });
	const pictures = openPictures(root, () => undefined);
	await expect(pictures.bring(file, 'projects', 'cover')).rejects.toThrow('3:2');
	expect([...pictures.list()]).toEqual([]);
});

/** Answers the question about the picture with each text in turn, and does what stands between them. */
async function make(answers: (string | (() => void))[]) {
	const printed: string[] = [];
	const pictures = openPictures(root, (line) => printed.push(line));
	const ask = async (question: string) => {
		if (question.startsWith('What the picture shows')) return 'Rosa';
		if (!question.startsWith('Portrait')) return '';
		if (answers.length === 0) throw new Error('The question was asked once too often.');
		const next = answers.shift();
		if (typeof next !== 'function') return next;
		next();
		return String(answers.shift());
	};
	const tree = withPictures(readContentTree(root), pictures.list);
	const print = (sentence: string) => printed.push(sentence);
	const draft = await makeDraft({ kind: 'photo', tree, pictures, flags: {}, print, ask });
	return { draft, pictures, printed };
}
