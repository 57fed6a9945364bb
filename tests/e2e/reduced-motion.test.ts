import { Home } from './pages/home.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { openSlider } from './pages/slider.ts';
import { expect, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

test('only the first title is seen without motion, and there is nothing to pause', async ({
	page,
}) => {
	const home = new Home(page);
	await home.open('/');
	await expect(home.titles).toHaveCount(6);
	expect(await home.paintTitles(9000)).toEqual([1, 0, 0, 0, 0, 0]);
	await expect(home.pauseTitles).toBeHidden();
});

test('the slider neither moves by itself nor slides', async ({ page }) => {
	const slider = await openSlider(page);
	await expect(slider.play).toBeVisible();
	await slider.run(30_000);
	expect(await slider.shown()).toBe(1);
	await slider.next.click();
	expect(await slider.shown()).toBe(2);
	const track = slider.window.getByRole('list');
	expect(await track.evaluate((list) => list.getAnimations().length)).toBe(0);
});

test('the pictures fade without a wave, and no cover crosses over', async ({ page }) => {
	await page.addInitScript(() => {
		Element.prototype.animate = () => {
			throw new Error('There is a wave.');
		};
		addEventListener('pagereveal', ({ viewTransition }) => {
			if (viewTransition) document.documentElement.dataset.crossed = '';
		});
	});
	const home = new Home(page);
	await home.open('/');
	await scriptsLoaded(page);
	await home.viewModeButton.click();
	await expect(page.locator('html')).toHaveAttribute('data-view', 'alternative');
	await home.main.locator('a[href^="/projects/"]').first().click();
	await expect(page).toHaveURL(/\/projects\/./);
	await expect(page.locator('html')).not.toHaveAttribute('data-crossed');
});
