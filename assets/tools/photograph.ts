import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { root, saveStep } from '../../scripts/assets/manifest.ts';
import { showPictures } from '../../scripts/look/still-page.ts';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../../tests/browser.ts';
import { cut, pictureSize, setSideBySide, stitchHalf } from './frame.ts';
import type { Moment } from './moment.ts';
import { moments } from './moments.ts';
import { openVisit, settle } from './visit.ts';

/*
 * Covers and details of our own tools: the built site in use, with recorded answers of all services; covers in both themes.
 *   npm run assets -- tools
 *   node assets/tools/photograph.ts todo this-site   (only these projects, of the build that is there)
 */
const wanted = process.argv.slice(2);
const chosen = moments.filter(({ project }) => wanted.length === 0 || wanted.includes(project));
const site = await startSite({ root: `${root}dist`, port: 0 });
const browser = await chromium.launch(await findChromium({ whole: true }));
try {
	for (const moment of chosen) await photograph(moment, browser);
} finally {
	await browser.close();
	await site.close();
}
await saveStep(
	'tools.json',
	{
		name: 'tools',
		command: 'astro build && node assets/tools/photograph.ts',
		inputs: ['assets/tools/', 'src/assets/slides/'],
		usedBy: 'Covers of our own tools, and details for their case studies',
	},
	moments.flatMap(listFiles),
);

async function photograph(moment: Moment, opened: Browser) {
	const { path, use, tabs } = moment;
	const context = await openVisit(opened, site.url, moment);
	const pages = await Promise.all(Array.from({ length: tabs ?? 1 }, () => context.newPage()));
	for (const page of pages) {
		await page.goto(path);
		await settle(page);
	}
	const [first] = pages;
	if (!first) return;
	await use?.(first);
	for (const page of pages) await page.evaluate(showPictures);
	for (const file of listFiles(moment)) {
		const colorScheme = file.endsWith('-dark.webp') ? 'dark' : 'light';
		for (const page of pages) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await settle(page);
		}
		mkdirSync(dirname(root + file), { recursive: true });
		await sharp(await take(pages, moment))
			.webp({ quality: 90, effort: 6 })
			.toFile(root + file);
		console.log(file);
	}
	await context.close();
}

async function take(pages: readonly Page[], { frame, stitched }: Moment): Promise<Buffer> {
	const pictures: Buffer[] = [];
	for (const page of pages) pictures.push(await cut(page, frame, pages.length));
	const [only] = pictures;
	if (!only || pictures.length > 1) return setSideBySide(pictures);
	return stitched ? stitchHalf(only) : sharp(only).resize(pictureSize).png().toBuffer();
}

function listFiles({ project, name }: Moment): string[] {
	const file = `src/assets/projects/${project}/${name}`;
	return name === 'cover' ? [`${file}.webp`, `${file}-dark.webp`] : [`${file}.webp`];
}
