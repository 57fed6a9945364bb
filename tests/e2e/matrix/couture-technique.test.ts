import { couture } from '#i18n/messages/couture/index.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const t = couture.en;

test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 180_000 });

test('a print is pressed on or embroidered: picture and words follow, and undo brings back what was before', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.branding);
	await couturePage.press(t.logoMenu);
	const view = page.locator('.stage-view');
	const choice = (technique: keyof typeof t.techniques) =>
		page.getByRole('button', { name: t.techniques[technique], exact: true });
	const ink = await couturePage.changes('logo', () => couturePage.press('Logo 1'));
	await expect(choice('ink')).toHaveAttribute('aria-pressed', 'true');
	const transfer = await couturePage.changes('transfer', () => choice('transfer').press('Enter'));
	await expect(view).toHaveAccessibleName(/logo 1 on the chest as a transfer/);
	const sewn = page.waitForResponse(/sew\.[\w-]+\.js/);
	await couturePage.changes('embroidery', () => choice('embroidery').press('Enter'));
	await sewn;
	await expect(view).toHaveAccessibleName(/embroidered logo 1 on the chest/);
	await expect(page.getByText(t.techniqueHints.embroidery)).toBeVisible();
	expect(new Set([ink, transfer]).size).toBe(2);

	const stored = await page.evaluate(
		() => JSON.parse(localStorage.modelsSettings).menShirt1.settings.logo.technique,
	);
	expect(stored).toBe('embroidery');

	await couturePage.press(t.undo);
	await expect(view).toHaveAccessibleName(/logo 1 on the chest as a transfer/);
	await expect(choice('transfer')).toHaveAttribute('aria-pressed', 'true');
});
