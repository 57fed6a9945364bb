import { readdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { root } from '../../scripts/assets/manifest.ts';
import { answerRoute } from '../../tests/stand-in/as-route.ts';
import { createStandIn } from '../../tests/stand-in/stand-in.ts';
import type { Visit } from './moment.ts';
import { repeatChance } from './repeat-chance.ts';

/** A Monday on which the recorded answers of all services are one day old. */
const now = new Date('2026-03-16T10:00:00Z');
const slides = `${root}src/assets/slides`;

/**
 * A browser that has saved what the visit names, to which the outside world gives its recorded answers.
 * @param scale pixels of the picture for a CSS pixel
 */
export async function openVisit(
	browser: Browser,
	baseURL: string,
	{ window, saved = {} }: Visit,
	scale: number,
): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL,
		viewport: window,
		deviceScaleFactor: scale,
		reducedMotion: 'reduce',
		colorScheme: 'light',
	});
	await context.clock.setFixedTime(now);
	await context.addInitScript(repeatChance);
	await context.addInitScript((values) => {
		for (const [key, value] of Object.entries(values))
			localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
	}, saved);
	const outside = await createStandIn(() => now);
	await context.route(
		(url) => url.protocol.startsWith('http') && url.hostname !== 'localhost',
		async (route) => (await answerRoute(outside, route)) || route.abort(),
	);
	await context.route(/picsum\.photos\/seed\//, async (route) => {
		const address = route.request().url();
		if (!address.endsWith('/info'))
			return route.fulfill({ contentType: 'image/webp', body: await toPhoto(address) });
		const picture = { id: '0', author: 'Vzir', url: address, download_url: address };
		return route.fulfill({ json: { ...picture, width: 1920, height: 1080 } });
	});
	await context.route(/upload\.wikimedia\.org\/.*\/thumb\//, async (route) => {
		const [, number] = /_(\d+)\/640px/.exec(route.request().url()) ?? [];
		await route.fulfill({
			contentType: 'image/webp',
			body: await toSlide(3 * Number(number), 480),
		});
	});
	return context;
}

/** Waits until the scene is complete: the seams of a garment come after its first picture. */
export async function finish(page: Page) {
	const complete = page.locator('.stage-room:not([aria-busy])').first();
	await complete.waitFor({ state: 'attached', timeout: 120_000 });
}

/** Waits until the network is quiet and a scene, where the page has one, is drawn. */
export async function settle(page: Page) {
	await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
	if ((await page.locator('.stage-room').count()) === 0) return;
	await page
		.locator('.stage-room[data-state=ready]')
		.first()
		.waitFor({ state: 'attached', timeout: 90_000 });
	await finish(page);
	// The view comes to rest, and textures that were chosen last arrive.
	await page.waitForTimeout(1500);
}

/** The photographs of the services are not ours to show: our slides replace them. */
async function toPhoto(address: string): Promise<Buffer> {
	const [, number = '0', side = '256'] = /-(\d+)\/(\d+)\//.exec(address) ?? [];
	return toSlide(Number(number) * 4, 2 * Number(side));
}

/** @param side in pixels */
function toSlide(number: number, side: number): Promise<Buffer> {
	const files = readdirSync(slides).sort();
	const file = files[number % files.length];
	return sharp(`${slides}/${file}`).resize(side, side).webp().toBuffer();
}
