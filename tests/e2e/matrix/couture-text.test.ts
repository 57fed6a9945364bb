import { couture } from '#i18n/messages/couture/index.ts';
import { findFaults, loadAxe } from '../axe.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;
const words = t.lettering;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('a name and a number are laid on the back; font, weight, outline and arch change the picture and survive a reload', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.branding);
	await couturePage.changes('team', async () => {
		await page.getByPlaceholder(t.newText).fill('Їжак 7');
		await couturePage.press(words.team);
	});
	await expect(page.locator('.stage-view')).toHaveAccessibleName(/text “ЇЖАК”.*text “7”/);
	const read = () =>
		page.evaluate(() => JSON.parse(localStorage.modelsSettings).menShirt1.settings.prints[0]);
	expect(await read()).toMatchObject({ face: 'oswald', weight: 800, arch: 0.28, place: 'back' });
	const file = page.waitForResponse(/caveat-cyrillic.*woff2/);
	await couturePage.changes('font', async () => {
		await page.getByLabel(words.face).selectOption('caveat');
		await file;
	});
	await couturePage.changes('weight', async () => {
		await page.getByLabel(words.weight).selectOption('400');
	});
	await couturePage.changes('outline', () =>
		page.getByLabel(words.outline, { exact: true }).check(),
	);
	await couturePage.changes('straight', () => couturePage.slide(words.arch, 0));
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: '.stage-panel' })).toEqual([]);
	const before = await read();
	expect(before).toMatchObject({ face: 'caveat', weight: 400, outline: '#e8b94a', arch: 0 });
	await page.reload();
	await couturePage.ready();
	expect(await read()).toEqual(before);
});
