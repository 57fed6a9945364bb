import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Driver, WindowSize } from '../../tests/engines/driver.ts';
import { findEngines, toMissingReport } from '../../tests/engines/engines.ts';
import { noOutside } from '../../tests/engines/no-outside.ts';
import { startSite } from '../serve/site-server.ts';
import type { LookOptions } from './options.ts';
import { listShots, type Shot } from './shots.ts';
import { type View, windows } from './views.ts';

/** Room for both windows, and for the frame of a window. */
const room = { width: 1300, height: 960 };

/** The pictures that an engine can draw without Playwright: first windows of pages as they come. */
export function listEngineShots(views: readonly View[]): Shot[] {
	return views
		.filter(({ use }) => !use)
		.flatMap(listShots)
		.filter(({ extent }) => extent === 'first');
}

/** Photographs first windows in Firefox or WebKit, each page in a frame of the size of its window. Returns the errors. */
export async function shootInEngine(
	wanted: LookOptions['engine'],
	views: readonly View[],
	root: string,
	folder: string,
): Promise<string[]> {
	const engine = findEngines().find(({ name }) => name.toLowerCase() === wanted);
	if (!engine) throw new Error(`There is no engine "${wanted}".`);
	if ('missing' in engine) throw new Error(toMissingReport(engine));
	mkdirSync(folder, { recursive: true });
	const site = await startSite({ root, port: 0, policy: noOutside });
	const browser = await engine.start();
	const faults: string[] = [];
	try {
		const driver = await browser.newVisitor(room);
		// No page takes another one into a frame, and files are sandboxed: their policies forbid it. A script has no such policy.
		await driver.open(`${site.url}/offline.js`);
		for (const shot of listEngineShots(views)) {
			const file = join(folder, shot.file);
			if (existsSync(file)) continue;
			try {
				await photograph(driver, shot, file);
			} catch (error) {
				const reason = error instanceof Error ? error.message.split('\n')[0] : error;
				faults.push(`${shot.view.path}, ${shot.window} ${shot.scheme}: ${reason}`);
			}
		}
		await driver.close();
	} finally {
		await browser.close();
		await site.close();
	}
	return faults;
}

async function photograph(driver: Driver, { view, window, scheme }: Shot, file: string) {
	const size = windows[window];
	await driver.evaluate(`(${showInFrame})(${JSON.stringify([view.path, size, scheme])})`);
	const picture = sharp(await driver.photograph());
	await picture.extract({ left: 0, top: 0, ...size }).toFile(file);
}

/** Runs in the page: shows another one in a frame over it, at rest. */
async function showInFrame([path, { width, height }, scheme]: readonly [
	string,
	WindowSize,
	string,
]) {
	const frame = document.createElement('iframe');
	frame.style.cssText = `border:0;height:${height}px;inset:0 auto auto 0;max-width:none;position:fixed;width:${width}px`;
	frame.src = path;
	// As a visitor has chosen it: the page's own scripts read it, some of them after the first picture.
	localStorage.setItem('theme', scheme);
	const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
	document.body.replaceChildren(frame);
	await loaded;
	const page = frame.contentDocument;
	const view = frame.contentWindow;
	if (!page || !view) throw new Error('It does not open in a frame.');
	const still = new (view as Window & typeof globalThis).CSSStyleSheet();
	still.replaceSync('*,::before,::after{animation:none!important;transition:none!important}');
	page.adoptedStyleSheets.push(still);
	// A tool that does not start is a fault, which the driver reports when its time is over.
	while (page.querySelector('astro-island[ssr][client=load]'))
		await new Promise((done) => view.requestAnimationFrame(done));
	page.body.getBoundingClientRect();
	await page.fonts.ready;
	await Promise.all(
		[...page.images]
			.filter((image) => image.getBoundingClientRect().top < height && image.checkVisibility())
			.map(async (image) => {
				// Another picture for this look may be on its way, and ends the decoding of the one before it.
				await image.decode().catch(() => undefined);
				if (image.complete) return;
				await new Promise((done) => {
					image.addEventListener('load', done);
					image.addEventListener('error', done);
				});
				await image.decode().catch(() => undefined);
			}),
	);
	// WebKit may still show the frame before: the next one is painted for sure when the one after it begins.
	for (let frames = 0; frames < 3; frames += 1)
		await new Promise((done) => view.requestAnimationFrame(done));
}
