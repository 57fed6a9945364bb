import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { couture } from '#i18n/messages/couture/index.ts';
import { records } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { findFaults, loadAxe } from '../axe.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;
const words = t.gallery;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('a design is kept with its picture, renamed, opened, compared, deleted and brought back', async ({
	page,
	context,
}) => {
	const couturePage = new CouturePage(page);
	const view = page.locator('.stage-view');
	const cards = page.locator('.couture-card');
	await couturePage.open();
	await couturePage.press(words.title);
	await expect(page.getByText(words.empty)).toBeVisible();
	await couturePage.press(words.keep);
	await expect(cards).toHaveCount(1);
	// The picture of the design is drawn: more than a plain ground.
	const colours = () =>
		cards
			.locator('img')
			.first()
			.evaluate(async (image: HTMLImageElement) => {
				await image.decode();
				const canvas = document.createElement('canvas');
				canvas.width = 32;
				canvas.height = 32;
				const paper = canvas.getContext('2d');
				paper?.drawImage(image, 0, 0, 32, 32);
				const { data } = paper?.getImageData(0, 0, 32, 32) ?? { data: [] };
				return new Set(Array.from(data).filter((_, at) => at % 4 === 0)).size;
			});
	expect(await colours()).toBeGreaterThan(30);

	await couturePage.press(fill(words.rename, { name: 'Men’s shirt 1' }));
	await page.getByRole('textbox', { name: words.name }).fill('Plain');
	await page.keyboard.press('Enter');
	await expect(couturePage.button(fill(words.rename, { name: 'Plain' }))).toBeFocused();

	await couturePage.press(t.colour);
	await couturePage.press(t.colours.red);
	await expect(view).toHaveAccessibleName(/shirt 1, red/);
	await couturePage.press(words.title);
	await couturePage.press(words.keep);
	await expect(cards).toHaveCount(2);
	await couturePage.press(fill(words.open, { name: 'Plain' }));
	await expect(view).toHaveAccessibleName(/shirt 1, cotton/);

	const red = { name: 'Men’s shirt 1' };
	await couturePage.press(fill(words.compare, { name: 'Plain' }));
	await couturePage.press(fill(words.compare, red));
	const dialog = page.getByRole('dialog', { name: words.comparison });
	await expect(dialog.getByRole('region')).toHaveCount(2);
	await expect(dialog.locator('strong')).toHaveText(['red']);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'dialog[open]' })).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(couturePage.button(words.title)).toHaveAttribute('aria-expanded', 'true');
	expect(await findFaults(page, { rules: 'all', within: '.stage-panel' })).toEqual([]);

	await couturePage.press(fill(words.delete, { name: 'Plain' }));
	await expect(cards).toHaveCount(1);
	await page.locator('.toast').getByRole('button', { name: t.undo, exact: true }).click();
	await expect(cards).toHaveCount(2);
	await expect(couturePage.button(words.title)).toHaveAttribute('aria-expanded', 'true');

	// Another tab has the same designs, with their pictures, and what it deletes goes here too.
	const other = await context.newPage();
	const otherPage = new CouturePage(other);
	await otherPage.open();
	await otherPage.press(words.title);
	await expect(other.locator('.couture-card img')).toHaveCount(2);
	await otherPage.press(fill(words.delete, red));
	await expect(cards).toHaveCount(1);
	await expect(cards).toContainText('Plain');
});

test('all designs go into one file, which another browser opens; broken files and a full storage are reported', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	const cards = page.locator('.couture-card');
	await couturePage.open();
	await couturePage.press(words.title);
	await couturePage.press(words.keep);
	await expect(cards).toHaveCount(1);
	const file = await couturePage.take(words.exportAll);
	expect(file.name).toBe('designs.json');

	await page.evaluate(() => localStorage.clear());
	await page.reload();
	await couturePage.ready();
	await couturePage.press(words.title);
	await expect(cards).toHaveCount(0);
	const field = page.getByLabel(words.import, { exact: true });
	await field.setInputFiles({ ...json, buffer: Buffer.from('{}') });
	await expect(page.getByText(t.errors['broken-file'])).toBeVisible();
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('', 'QuotaExceededError');
		};
	});
	await field.setInputFiles({ ...json, buffer: file.bytes });
	await expect(page.locator('.couture-card img')).toHaveCount(1);
	const alert = page.getByRole('alert').filter({ hasText: words.lost });
	await expect(alert).toContainText(records.en.full);
	const coming = page.waitForEvent('download');
	await alert.getByRole('button', { name: records.en.exportJson }).click();
	expect(await readFile(await (await coming).path(), 'utf8')).toContain('vzir-couture-gallery');
});

const json = { name: 'designs.json', mimeType: 'application/json' };
