import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { couture } from '#i18n/messages/couture/index.ts';
import { uploads } from '#i18n/messages/uploads/index.ts';
import { printDesignFile } from '#tools/couture/design-file.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { CouturePage } from '../pages/couture.ts';
import { makeBomb } from '../pages/hostile-files.ts';
import { readKept } from '../pages/kept-pictures.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 } });

test('the picture of a design file is checked and drawn again, or the file is refused', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.save);
	await open(page, makeBomb().bytes);
	const sentence = `${t.errors['refused-image']} ${uploads.en.refused.tooManyPixels}`;
	await expect(page.getByText(sentence)).toBeVisible();
	expect(await readKept(page)).toEqual([]);

	const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c41f45' } });
	await couturePage.changes('photo', async () =>
		open(
			page,
			await photo
				.withExif({ IFD0: { Artist: 'A. Person' } })
				.jpeg()
				.toBuffer(),
		),
	);
	await expect(page.getByText(t.opened)).toBeVisible();
	await expect(page.locator('.stage-view')).toHaveAccessibleName(/your own texture/);
	const kept = await readKept(page);
	expect(kept.map(({ type }) => type)).toEqual(['image/webp']);
	expect(kept[0]?.bytes.toString('latin1')).not.toContain('A. Person');
});

/** Opens a design whose shirt is covered by a picture. */
function open(page: Page, picture: Buffer) {
	const menShirt1 = { ...firstWardrobe.menShirt1, texture: 'upload:photo' as const };
	const file = printDesignFile(
		{
			arrangement: { type: 'single', model: 'menShirt1' },
			wardrobe: { ...firstWardrobe, menShirt1 },
		},
		{ photo: `data:image/jpeg;base64,${picture.toString('base64')}` },
	);
	return page.getByLabel(t.openFile).setInputFiles({
		name: 'model.json',
		mimeType: 'application/json',
		buffer: Buffer.from(file),
	});
}
