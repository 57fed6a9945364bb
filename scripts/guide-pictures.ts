import './site-languages.ts';
import { chromium } from 'playwright';
import sharp from 'sharp';
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

const site = await startSite({ root: '.cache/first-hour-site/dist', port: 0 });
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
		const shot = await page.screenshot();
		await sharp(shot)
			.resize(Math.min(960, size.width))
			.webp({ quality: 70 })
			.toFile(`docs/pictures/your-site-${name}.webp`);
	}
} finally {
	await browser.close();
	await site.close();
}
