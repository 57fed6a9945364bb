import { Layout } from './pages/layout.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expect, test } from './test.ts';

test('the cube of the header turns towards the pointer, and back when the pointer goes', async ({
	page,
}) => {
	const layout = new Layout(page);
	await layout.open('/about');
	await scriptsLoaded(page);
	const cube = layout.header.getByRole('link', { name: layout.t.cube }).locator('> *');
	// The first sign of a pointer only fetches the code.
	await expect(async () => {
		await page.mouse.move(200, 34);
		await page.mouse.move(160, 34);
		await expect(cube).toHaveAttribute('style', /rotateY\([12]\d/, { timeout: 500 });
	}).toPass();
	await page.mouse.move(900, 700);
	await expect(cube).not.toHaveAttribute('style', /rotate/);
});

test('the cube rests with reduced motion', { tag: '@matrix' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const layout = new Layout(page);
	await layout.open('/about');
	await scriptsLoaded(page);
	await page.mouse.move(160, 34);
	const cube = layout.header.getByRole('link', { name: layout.t.cube }).locator('> *');
	await expect(cube).not.toHaveAttribute('style', /rotate/);
});
