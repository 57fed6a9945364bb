import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../browser.ts';

const windows = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] as const;

/**
 * Photographs pages of a built site on a phone and on a desktop into `folder`, and returns what is wrong with
 * their layout: pages that are wider than the window, pictures that do not load, headings with nothing below them, holes.
 */
export async function photograph(
	dist: string,
	paths: readonly string[],
	folder: string,
): Promise<string[]> {
	mkdirSync(folder, { recursive: true });
	const served = await startSite({ root: dist, port: 0 });
	const browser = await chromium.launch(await findChromium());
	const faults: string[] = [];
	try {
		for (const viewport of windows) {
			const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
			page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
			for (const path of paths) {
				await page.goto(`${served.url}${path}`);
				await showAll(page);
				const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${viewport.width}.png`;
				await page.screenshot({ path: join(folder, name), fullPage: true });
				const found = await page.evaluate(findFaults);
				faults.push(...found.map((fault) => `${path} at ${viewport.width} px: ${fault}`));
			}
			await page.close();
		}
	} finally {
		await browser.close();
		await served.close();
	}
	return faults;
}

/** Pictures below the window load when they come near. */
async function showAll(page: Page) {
	await page.evaluate(() => {
		for (const picture of document.images) picture.loading = 'eager';
	});
	await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
	await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page. */
function findFaults(): string[] {
	const found: string[] = [];
	const { scrollWidth } = document.documentElement;
	if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`);
	for (const picture of document.images) {
		if (picture.naturalWidth === 0) found.push(`${picture.src} does not load`);
	}
	const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
	for (const heading of document.querySelectorAll('main :is(h2, h3)')) {
		const part = heading.closest('section, li, article, header, div');
		const others = [...(part?.querySelectorAll('*') ?? [])].filter(
			(element) => !heading.contains(element) && !element.contains(heading) && isSeen(element),
		);
		if (isSeen(heading) && others.length === 0 && part?.textContent === heading.textContent) {
			found.push(`nothing below the heading "${heading.textContent?.trim()}"`);
		}
	}
	// From one block with words or a picture to the next. Below the last one, a short page is empty down to its foot.
	const boxes = [...document.querySelectorAll('main *')]
		.filter((element) => isSeen(element))
		.filter((element) => element.matches('img, svg, input') || hasOwnWords(element))
		.map((element) => element.getBoundingClientRect())
		.filter(({ width, height }) => width > 1 && height > 1)
		.sort((a, b) => a.top - b.top);
	let bottom = 0;
	for (const box of boxes) {
		const hole = Math.round(box.top - bottom);
		if (hole > 200) found.push(`a hole of ${hole} px, ${Math.round(bottom)} px below the top`);
		bottom = Math.max(bottom, box.bottom);
	}
	return found;

	function hasOwnWords(element: Element): boolean {
		return [...element.childNodes].some(
			(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
		);
	}
}
