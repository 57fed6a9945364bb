import './site-languages.ts';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { findChromium } from '../tests/browser.ts';
import { build } from './look/base.ts';
import { startSite } from './serve/site-server.ts';

/** The looks that docs/look.md shows. An empty one is that of the house. */
const looks = {
	house: {},
	leaf: {
		accent: '#1c593c',
		marker: '#f2b8c6',
		textFont: '@fontsource-variable/literata',
		titleFont: '@fontsource-variable/playfair-display',
		ornament: 'stars',
	},
	plain: {
		accent: '#8a1c4a',
		marker: '#9fe0c0',
		ornament: false,
	},
};
const parts = [
	'src',
	'scripts',
	'public',
	'schemas',
	'astro.config.mjs',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
];
const settings = 'src/content/site/site.json';
const shots = [
	{ path: '/', colorScheme: 'light', width: 1280, height: 760, shown: 720 },
	{ path: '/projects', colorScheme: 'light', width: 1280, height: 760, shown: 720 },
	{ path: '/', colorScheme: 'dark', width: 390, height: 760, shown: 219 },
] as const;
const gap = 12;
const shownHeight = 428;

// Builds the same site in three looks and photographs each for docs/look.md: `node scripts/photograph-looks.ts`.
const browser = await chromium.launch(await findChromium());
for (const [name, look] of Object.entries(looks)) {
	const file = `docs/pictures/look-${name}.webp`;
	await photograph(browser, buildLook(name, look), file);
	console.log(file);
}
await browser.close();

/** Builds a copy of the project; returns the folder of the built site. */
function buildLook(name: string, look: object): string {
	const root = resolve('.cache/looks', name);
	mkdirSync(root, { recursive: true });
	for (const part of parts) {
		rmSync(join(root, part), { recursive: true, force: true });
		cpSync(part, join(root, part), { recursive: true });
	}
	if (!existsSync(join(root, 'node_modules'))) {
		symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
	}
	const site: object = JSON.parse(readFileSync(settings, 'utf8'));
	writeFileSync(join(root, settings), JSON.stringify({ ...site, look }));
	build(root);
	return join(root, 'dist');
}

/** Two windows of a desktop and one of a phone, side by side. */
async function photograph(browser: Browser, root: string, file: string): Promise<void> {
	const site = await startSite({ root, port: 0 });
	const pictures: OverlayOptions[] = [];
	let left = 0;
	for (const { path, colorScheme, width, height, shown } of shots) {
		const page = await browser.newPage({
			viewport: { width, height },
			colorScheme,
			reducedMotion: 'reduce',
		});
		await page.goto(site.url + path);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await page.waitForLoadState('networkidle');
		const input = await sharp(await page.screenshot())
			.resize(shown)
			.png()
			.toBuffer();
		pictures.push({ input, left, top: 0 });
		left += shown + gap;
		await page.close();
	}
	await site.close();
	const background = '#8a8a8a';
	await sharp({ create: { width: left - gap, height: shownHeight, channels: 3, background } })
		.composite(pictures)
		.webp({ quality: 78 })
		.toFile(file);
}
