import { sumShifts } from './layout-shift.ts';
import { Layout } from './pages/layout.ts';
import { holdScripts } from './pages/loading.ts';
import { expect, test } from './test.ts';

test.describe('on a phone', () => {
	test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

	test('a page that is read is set in one font, which it asks for after its words, and nothing moves', async ({
		page,
	}) => {
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route('**/onest*.woff2', async (route) => {
			await held;
			await route.continue();
		});
		const asked = page.waitForRequest('**/onest*.woff2');
		await page.goto('/uk/experience', { waitUntil: 'commit' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await asked;
		expect(await page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
		const height = await page.locator('main').evaluate((main) => main.clientHeight);
		// As if the font had come two seconds later.
		await page.evaluate(() => {
			const now = performance.now.bind(performance);
			performance.now = () => now() + 2000;
		});
		release();
		await page.waitForFunction(() => sessionStorage.getItem('fontsLoaded') === 'true');
		// In the text font, the sentence under the title is one line shorter here.
		expect(await page.locator('main').evaluate((main) => main.clientHeight)).toBe(height);
		expect(await sumShifts(page)).toBe(0);
	});

	test('what the code of a tool shows is never larger than what is there before it', async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const largest: string[] = [];
			Object.assign(window, { largest });
			new PerformanceObserver((list) => {
				for (const { size, element } of list.getEntries() as LargestContentfulPaint[])
					largest.push(`${size} ${element?.textContent}`);
			}).observe({ type: 'largest-contentful-paint', buffered: true });
		});
		const read = () => page.evaluate(() => Reflect.get(window, 'largest') as string[]);
		for (const id of ['calculator#finance', 'todo', 'games/memory', 'tasks/findvowels']) {
			const release = await holdScripts(page);
			await page.goto('about:blank');
			await page.goto(`/extra/${id}`, { waitUntil: 'commit' });
			await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
			await page.evaluate(async () => {
				await document.fonts.ready;
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
			});
			const before = await read();
			release();
			await page.locator('main [data-ready]').first().waitFor({ state: 'attached' });
			await page.evaluate(async () => {
				for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
			});
			expect(await read(), id).toEqual(before);
			await page.unrouteAll();
		}
	});

	test('the main picture is requested before the page is laid out, and in one theme only', async ({
		page,
	}) => {
		for (const [path, cover] of [
			['/about', '.site-facts'],
			['/projects/couture3d', '.case-cover'],
		] as const) {
			await page.goto(path);
			const picture = page.locator(`${cover} img:visible`);
			await expect(picture).toHaveJSProperty('complete', true);
			const covers = await page.evaluate(() =>
				performance
					.getEntriesByType('resource')
					.filter(({ name }) => /\/cover[.-]/.test(name))
					.map((entry) => [new URL(entry.name).pathname, entry.toJSON().initiatorType]),
			);
			const shown = await picture.evaluate(
				({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname,
			);
			expect(covers[0], path).toEqual([shown, 'link']);
			expect(
				covers.filter(([, initiator]) => initiator === 'link'),
				path,
			).toHaveLength(1);
		}
	});
});

test('saved colours and pictures are there in the first frame', async ({ page }) => {
	const layout = new Layout(page);
	await layout.save({ theme: 'dark', viewMode: 'alternative' });
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
	const read = () => page.evaluate(() => Reflect.get(window, 'paintedFrames'));
	await expect.poll(read).toEqual(Array(20).fill('dark alternative'));
});
