import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { uploads } from '#i18n/messages/uploads/index.ts';
import {
	type HostileFile,
	makeBomb,
	makeFilterBomb,
	makePolyglot,
	makeScriptedDrawing,
} from './pages/hostile-files.ts';
import { readKept } from './pages/kept-pictures.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { expect, test } from './test.ts';

const { refused } = uploads.en;

/** What an upload may weigh: a file of 200 MB must not come into memory to be refused. */
const mostBytes = 5 * 1024 * 1024;

test.use({ ...coarsePixels, viewport: { width: 600, height: 480 }, reducedMotion: 'reduce' });

test('hostile files are refused without being decoded, and what is taken is redrawn', async ({
	page,
}) => {
	test.setTimeout(120_000);
	const stage = new StagePage(page);
	await watchDecoding(page);
	await stage.open('/extra/graphics/configurator3d');
	await stage.rest();
	const before = await stage.picture();

	await page.evaluate(() => Reflect.set(window, 'decoded', 0));
	// One of each way in which a file could be read: `check.test.ts` has all reasons.
	for (const [file, reason] of [
		[makeBomb(), refused.tooManyPixels],
		[makeFilterBomb(), refused.tooComplex],
		['200 MB', refused.tooLarge],
	] as const) {
		await give(page, file);
		await expect(page.locator('.stage-refusal').filter({ hasText: reason })).toHaveCount(1);
	}
	expect(await page.evaluate(() => Reflect.get(window, 'decoded'))).toBe(0);
	expect(await page.evaluate(() => Reflect.get(window, 'mostRead'))).toBeLessThan(mostBytes);
	expect(await readKept(page)).toEqual([]);
	expect(await stage.picture()).toBe(before);

	for (const file of [makeScriptedDrawing(), await makePolyglot()]) {
		await stage.changes(file.name, () =>
			field(page).setInputFiles({ name: file.name, mimeType: file.type, buffer: file.bytes }),
		);
		await expect(page.locator('.stage-view')).toHaveAccessibleName(/your image/);
	}
	expect(await page.evaluate(() => 'caught' in window)).toBe(false);
	expect(await page.evaluate(() => Reflect.get(window, 'drawnFor'))).toBe('reading');
	for (const { type, bytes } of await readKept(page)) {
		expect(type).toBe('image/webp');
		expect(bytes.toString('latin1')).not.toContain('caught');
	}
});

test('a photo of a phone is kept as it is seen, however it lies in its file', async ({ page }) => {
	const stage = new StagePage(page);
	await stage.open('/extra/graphics/configurator3d');
	await stage.rest();
	const red = { create: { width: 400, height: 400, channels: 3, background: '#f00' } } as const;
	const ground = {
		create: { width: 1200, height: 2400, channels: 3, background: '#0c0' },
	} as const;
	// Orientation 6 is turned to the right when it is shown: what is below left comes to the upper left.
	const buffer = await sharp(ground)
		.composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 2000 }])
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	await field(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
	await expect.poll(() => readKept(page)).toHaveLength(1);
	const [kept] = await readKept(page);
	const { data, info } = await sharp(kept?.bytes).raw().toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([2048, 1024]);
	const isRed = (x: number, y: number) =>
		data.readUInt8((y * info.width + x) * info.channels) > 128;
	// The square of 400 is 341 now, and is still a square.
	expect([isRed(320, 320), isRed(360, 320), isRed(320, 360)]).toEqual([true, false, false]);
});

/** Counts the pictures that are handed to the decoder, and notes the most bytes that are read from a file at once. */
function watchDecoding(page: Page) {
	return page.addInitScript(() => {
		Object.assign(window, { decoded: 0, mostRead: 0 });
		for (const name of ['arrayBuffer', 'bytes', 'text', 'stream'] as const) {
			const read: unknown = Reflect.get(Blob.prototype, name);
			if (typeof read !== 'function') continue;
			Object.assign(Blob.prototype, {
				[name](this: Blob) {
					Reflect.set(window, 'mostRead', Math.max(Reflect.get(window, 'mostRead'), this.size));
					return Reflect.apply(read, this, []);
				},
			});
		}
		const { toBlob } = HTMLCanvasElement.prototype;
		HTMLCanvasElement.prototype.toBlob = function (...values) {
			const attributes = this.getContext('2d')?.getContextAttributes();
			Reflect.set(window, 'drawnFor', attributes?.willReadFrequently ? 'reading' : 'showing');
			toBlob.apply(this, values);
		};
		const decode = window.createImageBitmap.bind(window) as (...values: unknown[]) => unknown;
		Object.assign(window, {
			createImageBitmap(...values: unknown[]) {
				Reflect.set(window, 'decoded', Number(Reflect.get(window, 'decoded')) + 1);
				return decode(...values);
			},
		});
	});
}

/** Gives a file to the first field for pictures; those of 200 MB are made in the page. */
function give(page: Page, file: HostileFile | '200 MB') {
	const handed = file === '200 MB' ? undefined : { ...file, bytes: file.bytes.toString('base64') };
	return field(page).evaluate((element: HTMLInputElement, given) => {
		const mega = new Uint8Array(1024 * 1024);
		const parts = given
			? [Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0))]
			: Array.from({ length: 200 }, () => mega);
		const list = new DataTransfer();
		list.items.add(
			new File(parts, given?.name ?? 'huge.png', { type: given?.type ?? 'image/png' }),
		);
		element.files = list.files;
		element.dispatchEvent(new Event('change', { bubbles: true }));
	}, handed);
}

function field(page: Page) {
	return page.locator('input[type=file]').first();
}
