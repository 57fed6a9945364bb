import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderSocialPicture } from '#build/documents/social-picture.ts';
import { makeFolder } from '../../folder.ts';

const paper = [248, 245, 238];

beforeEach(useEmptyCache);

function picture(title: string, locale = 'en') {
	const subtitle =
		'Mañana, ґанок, їжак, єнот: a sentence that needs a second line under the title.';
	return renderSocialPicture({ title, subtitle, owner: 'Maksym Zrazok', locale });
}

test('a picture is a small PNG of 1200 by 630', async () => {
	const pixels = await picture('Projects');
	const { format, width, height } = await sharp(pixels).metadata();
	expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
	expect(pixels.length).toBeLessThan(60_000);
});

test.each([
	'About',
	'¿Cuántos años? Conversor de divisas y cotizaciones del Banco Nacional de Ucrania en tiempo real',
	'Зворотноступеневоперевикористовуваний',
])('“%s” leaves the margins free', async (title) => {
	const pixels = Buffer.from(await picture(title));
	for (const left of [0, 1140]) {
		const strip = { left, top: 140, width: 60, height: 320 };
		const { channels } = await sharp(await sharp(pixels).extract(strip).png().toBuffer()).stats();
		expect(channels.slice(0, 3).map(({ min }) => min)).toEqual(paper);
	}
});

test('a cover fills the upper part from edge to edge, and another one gives another picture', async () => {
	const words = {
		title: 'Bakery',
		subtitle: 'One sentence.',
		owner: 'Maksym Zrazok',
		locale: 'en',
	};
	const [first = '', second = ''] = listCovers();
	const pixels = await renderSocialPicture({ ...words, cover: first });
	const { width, height } = await sharp(pixels).metadata();
	expect({ width, height }).toEqual({ width: 1200, height: 630 });
	expect(pixels.length).toBeLessThan(300_000);
	expect(await isPaper(pixels, 20)).toBe(false);
	expect(await isPaper(pixels, 600)).toBe(true);
	const other = await renderSocialPicture({ ...words, cover: second });
	expect(Buffer.from(pixels).equals(Buffer.from(other))).toBe(false);
});

/** Whether the whole line at a height in pixels is paper. */
async function isPaper(picture: Uint8Array, top: number): Promise<boolean> {
	const line = sharp(picture).extract({ left: 0, top, width: 1200, height: 1 });
	const { channels } = await sharp(await line.png().toBuffer()).stats();
	return channels.slice(0, 3).every(({ min, max }, at) => min === paper[at] && max === paper[at]);
}

function listCovers(): string[] {
	return ['phone', 'screen'].map((name) => `../../tests/fixtures/pictures/${name}.webp`);
}

function useEmptyCache() {
	vi.stubEnv('CACHE_DIRECTORY', makeFolder());
}
