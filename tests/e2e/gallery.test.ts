import { gallery } from '#i18n/messages/gallery/index.ts';
import { expect, test } from './test.ts';

const t = gallery.en;
const pictures = '/extra/ai/picsum?seed=fox&quantity=3';
const videos = '/extra/ai/pixabay?theme=fox&type=video&quantity=3';

test('the address of a picture is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(pictures);
	const link = page.locator('.tile-frame a').first();
	await link.click();
	await page.getByRole('button', { name: t.copy }).click();
	await expect(page.getByText(t.copied)).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		await link.getAttribute('href'),
	);
});

test('where the browser refuses to copy, the address is there and selected', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
	});
	await page.goto(pictures);
	const link = page.locator('.tile-frame a').first();
	await link.click();
	await page.getByRole('button', { name: t.copy }).click();
	await expect(page.getByRole('textbox', { name: t.address })).toBeFocused();
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(
		await link.getAttribute('href'),
	);
});

test('nothing of a video is requested before it is played', { tag: '@matrix' }, async ({
	page,
	standIn,
}) => {
	const countFiles = () => standIn.requests.filter(({ url }) => /\.(webm|mp4|ogv)/.test(url));
	await page.goto(videos);
	const players = page.locator('.tile video');
	await expect(players).toHaveCount(3);
	await players.nth(1).scrollIntoViewIfNeeded();
	expect(countFiles().filter(({ url }) => !/\.jpg/.test(url))).toEqual([]);
	const address = await players.nth(1).getAttribute('src');
	const request = page.waitForRequest(address ?? '');
	await players.nth(1).focus();
	await page.keyboard.press('Space');
	await request;
});

test.describe('on a phone', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test('a finger that swipes over a large picture shows the next one, and back', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.goto(pictures);
		await page.locator('.tile-frame a').first().tap();
		const strip = page.locator('dialog[open] .large-strip');
		await expect(strip).toBeVisible();
		const swipe = async (xDistance: number) => {
			const session = await page.context().newCDPSession(page);
			const start = 195 - xDistance / 2;
			const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
				session.send('Input.dispatchTouchEvent', {
					type,
					touchPoints: x === undefined ? [] : [{ x, y: 400 }],
				});
			await touch('touchStart', start);
			for (let step = 1; step <= 10; step++)
				await touch('touchMove', start + (xDistance * step) / 10);
			await touch('touchEnd');
		};
		const shown = () => strip.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth));
		await swipe(-250);
		await expect.poll(shown).toBe(1);
		await swipe(250);
		await expect.poll(shown).toBe(0);
	});
});
