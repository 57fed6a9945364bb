import sharp from 'sharp';
import type { SocialPicture } from '#build/documents/social-layout.ts';
import { renderSocialPicture } from '#build/documents/social-picture.ts';
import { makeFolder } from '../../folder.ts';

const paper = [248, 245, 238];
const accent = [31, 69, 196];
const fixtures = ['phone', 'screen'].map((name) => ({
	file: `../../tests/fixtures/pictures/${name}.webp`,
}));

beforeEach(() => vi.stubEnv('CACHE_DIRECTORY', makeFolder()));

function draw(more: Partial<SocialPicture> = {}) {
	return renderSocialPicture({
		title: 'Projects',
		subtitle: 'Mañana, ґанок, їжак, єнот: a sentence that needs a second line under the title.',
		owner: 'Maksym Zrazok',
		locale: 'en',
		section: 'projects',
		...more,
	});
}

test.each([
	['without pictures', {}],
	['with a picture', { pictures: fixtures.slice(0, 1) }],
	['with a portrait', { pictures: fixtures.slice(0, 1), as: 'portrait', star: 'Maksym' }],
	['with screens', { pictures: fixtures, as: 'screen' }],
	['with lines', { lines: [{ name: 'CSS', detail: '2 years' }] }],
] as const)('%s, it is a JPEG of 1200 by 630 and less than 200 kB', async (_, more) => {
	const pixels = await draw(more);
	const { format, width, height } = await sharp(pixels).metadata();
	expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
	expect(pixels.length).toBeLessThan(200_000);
});

const change = { before: '7.5 hours', value: '20 minutes', what: { text: 'A drawing' } };

test.each([
	['About', undefined],
	[
		'¿Cuántos años? Conversor de divisas y cotizaciones del Banco Nacional en tiempo real',
		undefined,
	],
	['Зворотноступеневоперевикористовуваний', change],
	['Booking site for a seaside hotel with thirty-four rooms', change],
])('“%s” leaves the margins free', async (title, figure) => {
	const pixels = await draw({ title, figure });
	for (const left of [0, 570]) {
		expect(await average(pixels, { left, top: 110, width: 24, height: 460 })).toEqual(paper);
	}
});

test('a long line leaves the margins of the panel free', async () => {
	const pixels = await draw({ lines: [{ name: 'word '.repeat(40), detail: '2001' }] });
	for (const left of [606, 1154])
		expect(await average(pixels, { left, top: 110, width: 36, height: 400 })).toEqual(accent);
});

test('a page without a sentence has no ellipsis in its place', async () => {
	expect(await draw({ subtitle: undefined })).not.toEqual(await draw({ subtitle: '…' }));
});

test('of a subtitle that does not fit, whole sentences are left', async () => {
	const long = Array(60).fill('word').join(' ');
	expect(await draw({ subtitle: `It fits. So does this. A ${long}.` })).toEqual(
		await draw({ subtitle: 'It fits. So does this.' }),
	);
});

test('where writing begins on the right, words and panel change sides', async () => {
	const picture = { pictures: fixtures.slice(0, 1), as: 'screen' } as const;
	const edges = [0, 1190].map((left) => ({ left, top: 0, width: 6, height: 6 }));
	const colours = async (pixels: Uint8Array) =>
		Promise.all(edges.map((edge) => average(pixels, edge)));
	expect(await colours(await draw(picture))).toEqual([paper, accent]);
	expect(await colours(await draw({ ...picture, locale: 'ar' as 'en' }))).toEqual([accent, paper]);
});

test('the mark of an owner is their initials', async () => {
	const place = { left: 50, top: 40, width: 64, height: 64 };
	const look = async (more: object) => average(await draw(more), place);
	const marks = await Promise.all([{}, { initials: 'MZ' }, { initials: 'I' }].map(look));
	expect(new Set(marks.map(String)).size).toBe(3);
});

test('Arabic words are drawn with their letters, not as boxes, which are alike', async () => {
	expect(await draw({ title: 'بيت' })).not.toEqual(await draw({ title: 'دار' }));
});

test('another picture or another point of it gives another result', async () => {
	const [first] = fixtures;
	const file = first?.file ?? '';
	const results = await Promise.all([
		draw({ pictures: [{ file }] }),
		draw({ pictures: [{ file, focus: { x: 0.5, y: 0 } }] }),
		draw({ pictures: fixtures.slice(1) }),
	]);
	expect(new Set(results.map((pixels) => Buffer.from(pixels).toString('base64'))).size).toBe(3);
});

/** Mean colour of a part; a JPEG may be one step off. */
async function average(
	picture: Uint8Array,
	part: { left: number; top: number; width: number; height: number },
): Promise<number[]> {
	const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
	return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
