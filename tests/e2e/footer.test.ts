import { Layout } from './pages/layout.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, test } from './test.ts';

test('the footer logo swaps the pictures of every page, and the choice stays', async ({ page }) => {
	const layout = new Layout(page);
	const readPictures = () =>
		page.evaluate(() =>
			[...document.images]
				.filter(
					(image) =>
						image.checkVisibility() &&
						/normal|alternative/.test(image.parentElement?.className ?? ''),
				)
				.map((image) => /\.stitch/.test(image.src)),
		);
	await layout.open('/');
	expect(await readPictures()).toEqual([false, false]);
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('alternative'));
	await expect.poll(readPictures).toEqual([true, true]);
	await layout.open('/certificates');
	expect(await readPictures()).toEqual(Array(9).fill(true));
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('normal'));
	await expect.poll(readPictures).toEqual(Array(9).fill(false));
	expect(await layout.saved('viewMode')).toBe('normal');
});

test('the professional network opens in a window of 600 by 400', async ({ page, context }) => {
	await context.route('https://www.linkedin.com/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>shared</p>' }),
	);
	const layout = new Layout(page);
	await layout.open('/');
	await scriptsLoaded(page);
	// Visitors reach the footer by scrolling, which loads the code that opens the window.
	await layout.footer.scrollIntoViewIfNeeded();
	await page.locator('html[data-ready]').waitFor();
	await page.evaluate(() => {
		const open = window.open.bind(window);
		window.open = (...args) => {
			document.body.dataset.features = args[2] ?? '';
			return open(...args);
		};
	});
	await layout.footer.getByRole('link', { name: layout.t.shareProfessional }).click();
	await expectOtherTab(page, 'https://www.linkedin.com/sharing/');
	await expect(page.locator('body')).toHaveAttribute('data-features', /width=600,height=400/);
});

test('copying the link puts the readable address on the clipboard and confirms it', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const layout = new Layout(page);
	await layout.open('/about?q=привіт');
	await layout.footer.getByRole('button', { name: layout.t.copyLink }).click();
	await expect(page.getByRole('status')).toHaveText(layout.t.copied);
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(/\/about\?q=привіт$/);
});
