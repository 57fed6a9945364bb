import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import type { Tile } from '#tools/contract.ts';
import { tools } from '#tools/tool-list.ts';
import { root, saveStep } from '../../scripts/assets/manifest.ts';
import { take as takeSteps } from '../../scripts/look/steps.ts';
import { showPictures } from '../../scripts/look/still-page.ts';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../../tests/browser.ts';
import { cut, pictureSize, setSideBySide, tileSizes, toShape } from './frame.ts';
import type { Moment, Visit } from './moment.ts';
import { moments } from './moments.ts';
import { layOut } from './setting.ts';
import { openVisit, settle } from './visit.ts';

/*
 * Our own tools in use, with recorded answers of all services: covers and details of projects, and what the hubs show.
 *   npm run assets -- tools
 *   node assets/tools/photograph.ts todo notes/cover /extra/todo   (only this project, picture and tile, of the build that is there)
 */
const wanted = process.argv.slice(2);
/** Pixels of a photograph for a CSS pixel: pieces are shown somewhat smaller. */
const pieceScale = 3;
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const site = await startSite({ root: `${root}dist`, port: 0 });
const browser = await chromium.launch(await findChromium({ whole: true }));
try {
	for (const { id, tile } of tools.filter(({ id }) => isWanted(`/extra/${id}`)))
		await photographTile(id, tile, browser);
	for (const moment of moments.filter(
		({ project, name }) => isWanted(project) || isWanted(`${project}/${name}`),
	))
		await photographMoment(moment, browser);
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
		usedBy: 'Covers of our own tools, details for their case studies, and the hubs of Extra',
	},
	[...moments.flatMap(listFiles), ...tools.flatMap(({ id }) => listTileFiles(id))],
);

async function photographMoment(moment: Moment, opened: Browser) {
	const scale = moment.setting ? pieceScale : pictureSize.width / moment.frame.width;
	const { pages, close } = await open(moment, opened, scale, moment.tabs);
	for (const file of listFiles(moment)) {
		const theme = file.endsWith('-dark.webp') ? 'dark' : 'light';
		await show(pages, theme);
		const [page] = pages;
		if (moment.setting && page)
			await save(file, await layOut(page, moment.frame, moment.setting, theme));
		else await save(file, await take(pages, moment));
	}
	await close();
}

async function photographTile(tool: string, tile: Tile, opened: Browser) {
	const size = tileSizes[tile.wide ? 'wide' : 'narrow'];
	// Twice as fine as it is kept: letters stay even.
	const use = (page: Page) => takeSteps(page, tile.steps);
	const visit = { ...tile, path: `/extra/${tool}`, use };
	const { pages, close } = await open(visit, opened, (2 * size.width) / tile.frame.width);
	const [light = '', dark = ''] = listTileFiles(tool);
	for (const [theme, file] of [
		['light', light],
		['dark', dark],
	] as const) {
		await show(pages, theme);
		for (const page of pages) {
			const picture = await cut(page, tile.frame, size);
			await save(file, await sharp(picture).resize(size).png().toBuffer());
		}
	}
	await close();
}

/** The pages of a visit after what is done there. */
async function open(visit: Visit, opened: Browser, scale: number, tabs = 1) {
	const context = await openVisit(opened, site.url, visit, scale);
	const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
	for (const page of pages) {
		await page.goto(visit.path);
		await settle(page);
	}
	const [first] = pages;
	if (first) await visit.use?.(first);
	for (const page of pages) await page.evaluate(showPictures);
	return { pages, close: () => context.close() };
}

async function show(pages: readonly Page[], colorScheme: 'light' | 'dark') {
	for (const page of pages) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await settle(page);
	}
}

async function save(file: string, picture: Buffer) {
	mkdirSync(dirname(root + file), { recursive: true });
	await sharp(picture)
		.webp({ quality: 90, effort: 6 })
		.toFile(root + file);
	console.log(file);
}

async function take(pages: readonly Page[], { frame }: Moment): Promise<Buffer> {
	const pictures: Buffer[] = [];
	for (const page of pages) pictures.push(await cut(page, frame, toShape(pages.length)));
	const [only] = pictures;
	if (!only || pictures.length > 1) return setSideBySide(pictures);
	return sharp(only).resize(pictureSize).png().toBuffer();
}

function listFiles({ project, name }: Moment): string[] {
	const file = `src/assets/projects/${project}/${name}`;
	return name === 'cover' ? [`${file}.webp`, `${file}-dark.webp`] : [`${file}.webp`];
}

function listTileFiles(tool: string): string[] {
	return ['', '-dark'].map((version) => `src/assets/tools/${tool}${version}.webp`);
}
