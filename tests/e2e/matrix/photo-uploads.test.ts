import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { coarsePixels, StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

test.use({ ...coarsePixels, viewport: { width: 600, height: 480 }, reducedMotion: 'reduce' });

test('photos in all eight orientations are kept as they are seen, with the shapes in them', async ({
	page,
}) => {
	test.setTimeout(120_000);
	const stage = new StagePage(page);
	await stage.open('/extra/graphics/configurator3d');
	await stage.rest();
	const field = page.locator('input[type=file]').first();
	for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
		const before = (await listKept(page)).length;
		const buffer = await makePhoto(orientation);
		await field.setInputFiles({ name: `photo-${orientation}.jpg`, mimeType: 'image/jpeg', buffer });
		await expect.poll(async () => (await listKept(page)).length).toBe(before + 1);
	}
	const kept = await listKept(page);
	expect(kept).toHaveLength(8);
	for (const { width, height, square } of kept) {
		expect({ width, height }).toEqual({ width: 240, height: 120 });
		// Chroma is stored with half of the pixels, so that edges are exact to two.
		expect(square.map((side) => Math.round(side / 4))).toEqual([0, 0, 10, 10]);
	}
});

/** A photo of 240 × 120 as it is seen, green with a red square of 40 in its upper left corner. */
async function makePhoto(orientation: number): Promise<Buffer> {
	const red = { create: { width: 40, height: 40, channels: 3, background: '#f00' } } as const;
	const seen = await sharp({
		create: { width: 240, height: 120, channels: 3, background: '#0c0' },
	})
		.composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
		.png()
		.toBuffer();
	const quarters = { 3: 180, 5: 90, 6: 270, 7: 270, 8: 90 }[orientation] ?? 0;
	const turned = await sharp(seen).rotate(quarters).png().toBuffer();
	const mirrored = sharp(turned)
		.flop([2, 5, 7].includes(orientation))
		.flip(orientation === 4);
	return mirrored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

interface KeptPicture {
	width: number;
	height: number;
	/** Left, top, right and bottom of what is red, in pixels. */
	square: number[];
}

/** The pictures in the databases of this site, as they are decoded. */
function listKept(page: Page): Promise<KeptPicture[]> {
	return page.evaluate(async () => {
		const found: KeptPicture[] = [];
		function settle<T>(request: IDBRequest<T>): Promise<T> {
			return new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		}
		async function measure(blob: Blob) {
			const bitmap = await createImageBitmap(blob);
			const { width, height } = bitmap;
			const context = new OffscreenCanvas(width, height).getContext('2d');
			if (!context) throw new Error('There is no canvas.');
			context.drawImage(bitmap, 0, 0);
			const { data } = context.getImageData(0, 0, width, height);
			const square = [width, height, 0, 0];
			for (let at = 0; at < width * height; at += 1) {
				if ((data[at * 4] ?? 0) < 128) continue;
				const [x, y] = [at % width, Math.floor(at / width)];
				const sides = square.slice();
				square[0] = Math.min(sides[0] ?? 0, x);
				square[1] = Math.min(sides[1] ?? 0, y);
				square[2] = Math.max(sides[2] ?? 0, x + 1);
				square[3] = Math.max(sides[3] ?? 0, y + 1);
			}
			return { width, height, square };
		}
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await settle(indexedDB.open(name));
			for (const store of database.objectStoreNames) {
				const values = await settle<unknown[]>(
					database.transaction(store).objectStore(store).getAll(),
				);
				for (const value of values)
					if (value instanceof Blob && value.type.startsWith('image/'))
						found.push(await measure(value));
			}
			database.close();
		}
		return found;
	});
}
