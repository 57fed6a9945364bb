import { Layout } from './pages/layout.ts';
import { expect, journeyIf, test } from './test.ts';

test('the colours go from those of the device to light, to dark and round, and are remembered', async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	const layout = new Layout(page);
	await layout.open('/');
	const paper = () =>
		page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const dark = await paper();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.system);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.light);
	expect(await paper()).not.toBe(dark);
	expect(await layout.saved('theme')).toBe('light');
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.dark);
	await page.emulateMedia({ colorScheme: 'light' });
	expect(await paper()).toBe(dark);
	await page.reload();
	expect(await paper()).toBe(dark);
	await layout.themeButton.click();
	await expect(layout.themeButton).toHaveAccessibleName(layout.t.theme.system);
	expect(await paper()).not.toBe(dark);
});

for (const [theme, device] of [
	['dark', 'light'],
	['light', 'dark'],
] as const) {
	test(
		`saved ${theme} colours are there in the first frame on a ${device} device`,
		journeyIf(theme === 'dark'),
		async ({ page }) => {
			await page.emulateMedia({ colorScheme: device });
			const layout = new Layout(page);
			await layout.save({ theme, viewMode: 'alternative' });
			await page.addInitScript(() => {
				const frames: string[] = [];
				Object.assign(window, { paintedFrames: frames });
				const look = () => {
					if (document.body) {
						const { colorScheme } = getComputedStyle(document.documentElement);
						frames.push(`${colorScheme} ${document.documentElement.dataset.view}`);
					}
					if (frames.length < 20) requestAnimationFrame(look);
				};
				requestAnimationFrame(look);
			});
			await layout.open('/');
			await expect
				.poll(() => page.evaluate(() => Reflect.get(window, 'paintedFrames').length))
				.toBe(20);
			const frames: string[] = await page.evaluate(() => Reflect.get(window, 'paintedFrames'));
			expect(new Set(frames)).toEqual(new Set([`${theme} alternative`]));
		},
	);
}

test('the bar of the browser has the colour of the picked theme, from the first paint', {
	tag: '@matrix',
}, async ({ page }) => {
	const layout = new Layout(page);
	await page.emulateMedia({ colorScheme: 'light' });
	await layout.open('/about');
	const bar = () =>
		page.evaluate(
			() =>
				[...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].find(
					({ media }) => matchMedia(media).matches,
				)?.content,
		);
	const [light, dark] = ['#faf7f1', '#131827'];
	expect(await bar()).toBe(light);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await bar()).toBe(dark);
	await layout.themeButton.click();
	await expect.poll(bar).toBe(light);
	await page.reload();
	expect(await bar()).toBe(light);
	await layout.themeButton.click();
	await expect.poll(bar).toBe(dark);
	await page.emulateMedia({ colorScheme: 'light' });
	await page.reload();
	expect(await bar()).toBe(dark);
	await layout.themeButton.click();
	await expect.poll(bar).toBe(light);
});
