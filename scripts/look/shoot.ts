import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../../tests/browser.ts';
import { answerRoute } from '../../tests/stand-in/as-route.ts';
import { createStandIn } from '../../tests/stand-in/stand-in.ts';
import { startSite } from '../serve/site-server.ts';
import { listShots } from './shots.ts';
import { take } from './steps.ts';
import { showPictures } from './still-page.ts';
import { type View, windows } from './views.ts';

/** A Monday on which the recorded answers of all services are one day old. */
const now = new Date('2026-03-16T10:00:00Z');
const quietMs = 15_000;
const sceneMs = 90_000;
const pagesAtOnce = 2;

/** Photographs a build. Pictures that are already in the folder are kept. Returns the errors by view. */
export async function shoot(
	views: readonly View[],
	root: string,
	folder: string,
): Promise<string[]> {
	mkdirSync(folder, { recursive: true });
	const site = await startSite({ root, port: 0, base: '/' });
	const browser = await chromium.launch(await findChromium());
	const faults: string[] = [];
	const queue = views
		.filter((view) => listShots(view).some(({ file }) => !existsSync(join(folder, file))))
		.values();
	let done = 0;
	const workers = Array.from({ length: pagesAtOnce }, async () => {
		for (const view of queue) {
			for (const window of ['desktop', 'phone'] as const) {
				const context = await browser.newContext({
					baseURL: site.url,
					viewport: windows[window],
					reducedMotion: 'reduce',
				});
				try {
					await answerOutside(context);
					await photograph(await context.newPage(), view, window, folder);
				} catch (error) {
					const reason = error instanceof Error ? error.message.split('\n')[0] : error;
					faults.push(`${view.path}${view.use ? ` (${view.use.name})` : ''}, ${window}: ${reason}`);
				} finally {
					await context.close();
				}
			}
			done += 1;
			if (done % 10 === 0) console.log(`${done} of ${views.length} views`);
		}
	});
	await Promise.all(workers);
	await browser.close();
	await site.close();
	return faults;
}

async function answerOutside(context: BrowserContext) {
	const standIn = await createStandIn(() => now);
	await context.route(
		(url) => url.protocol.startsWith('http') && url.hostname !== 'localhost',
		async (route) => (await answerRoute(standIn, route)) || route.abort(),
	);
}

async function photograph(page: Page, view: View, window: keyof typeof windows, folder: string) {
	await page.clock.setFixedTime(now);
	await page.goto(`${view.path}${view.use?.hash ?? ''}`);
	await settle(page);
	await take(page, view.use?.steps);
	await page.evaluate(showPictures);
	await settle(page);
	for (const shot of listShots(view).filter((each) => each.window === window)) {
		await page.emulateMedia({ colorScheme: shot.scheme, reducedMotion: 'reduce' });
		await page.screenshot({
			path: join(folder, shot.file),
			fullPage: shot.extent === 'whole',
			animations: 'disabled',
			caret: 'hide',
		});
	}
}

/** Waits until the network is quiet and a scene, where the page has one, is drawn. */
async function settle(page: Page) {
	await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined);
	const room = page.locator('.stage-room');
	if ((await room.count()) > 0) {
		await page.locator('.stage-room[data-state=ready]').first().waitFor({
			state: 'attached',
			timeout: sceneMs,
		});
	}
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))),
	);
}
