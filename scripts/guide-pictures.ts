import './site-languages.ts';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { Preview } from '../tests/admin/preview.ts';
import { findChromium } from '../tests/browser.ts';
import { startSite } from './serve/site-server.ts';

/*
 * The pictures of docs/your-site.md: the site that the test of the first hour has built.
 *   npm run test:author -- first-hour && node scripts/guide-pictures.ts
 */
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const pictures = [
	{ name: 'start', path: '/', size: wide },
	{ name: 'records', path: '/experience', size: wide },
	{ name: 'phone', path: '/es', size: phone },
];

const root = '.cache/first-hour-site';
const site = await startSite({ root: `${root}/dist`, port: 0 });
const browser = await chromium.launch(await findChromium());
try {
	const page = await browser.newPage({ reducedMotion: 'reduce' });
	for (const { name, path, size } of pictures) {
		await page.setViewportSize(size);
		const answer = await page.goto(site.url + path);
		if (!answer?.ok()) throw new Error(`${path} is missing`);
		// The first visit may be shown in a font of the system.
		await page.reload();
		await page.evaluate(() => document.fonts.ready);
		await save(page, name);
	}
	await page.setViewportSize(wide);
	await showMistake(page);
} finally {
	await browser.close();
	await site.close();
}

async function save(page: Page, name: string) {
	const shot = await page.screenshot();
	await sharp(shot)
		.resize(Math.min(960, page.viewportSize()?.width ?? 960))
		.webp({ quality: 70 })
		.toFile(`docs/pictures/your-site-${name}.webp`);
}

/** What `npm run dev` shows while a file has a mistake: a misspelt field of the job. */
async function showMistake(page: Page) {
	// The last test leaves a portrait of the sample there, which is a mistake as well.
	rmSync(`${root}/src/content/photos/other.json`, { force: true });
	const file = `${root}/src/content/experience/forn-del-pont.json`;
	const text = readFileSync(file, 'utf8');
	const preview = await Preview.start(resolve(root), 4391);
	try {
		await page.goto(`${preview.address}/experience`);
		writeFileSync(file, text.replace('"start"', '"strat"'));
		await page.locator('vite-error-overlay').waitFor();
		await save(page, 'check');
	} finally {
		writeFileSync(file, text);
		await preview.stop();
	}
}
