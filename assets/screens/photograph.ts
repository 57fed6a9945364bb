import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { root } from '../../scripts/assets/manifest.ts';
import { findChromium } from '../../tests/browser.ts';
import { readSums, recordScreens } from './record.ts';
import { listShots, type Shot } from './shots.ts';
import { isFresh, sumInputs } from './sums.ts';

/*
 * Photographs the drawn screens of projects, those whose sources changed since the last time:
 *   node assets/screens/photograph.ts
 *   node assets/screens/photograph.ts bakery          (one project)
 *   node assets/screens/photograph.ts bakery/cover    (one picture)
 *   node assets/screens/photograph.ts --again         (unchanged ones too)
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const again = process.argv.includes('--again');
/** Largest size of a cover in the lists: 640 pixels wide as AVIF. */
const coverBytes = 28_000;
const readyMs = 600_000;
const whole = { width: 960, height: 640 };
/** Any name will do: all requests are answered from this folder. */
const origin = 'http://screens.invalid';

const shots = listShots();
const sums = readSums();
const isWanted = ({ project, name }: Shot) =>
	!wanted.length || wanted.includes(project) || wanted.includes(`${project}/${name}`);
const isDue = (shot: Shot) => again || !isFresh(shot, sums[shot.file]);

// Parts first: the pages of a project show them.
const chosen = shots.filter(isWanted);
const browser = await chromium.launch(await findChromium());
for (const shot of [...chosen.filter(({ part }) => part), ...chosen.filter(({ part }) => !part)]) {
	if (!isDue(shot)) continue;
	await photograph(shot, browser);
	sums[shot.file] = sumInputs(shot);
	await recordScreens(shots, sums);
	console.log(`${shot.file}${shot.name === 'cover' ? `, ${await weighCover(shot.file)}` : ''}`);
}
await browser.close();
await recordScreens(shots, sums);

async function photograph(shot: Shot, opened: Browser) {
	const { width, height, scale, language, selector, at, page: file, hash } = shot;
	const context = await opened.newContext({
		viewport: at ? whole : { width, height },
		deviceScaleFactor: scale,
		...(language && { locale: language }),
		reducedMotion: 'reduce',
	});
	await context.route('**/*', async (route) => {
		const { origin: asked, pathname } = new URL(route.request().url());
		if (asked === origin)
			await route.fulfill({ path: root + decodeURIComponent(pathname.slice(1)) });
		else await route.abort();
	});
	const page = await context.newPage();
	const faults: string[] = [];
	page.on('pageerror', ({ message }) => faults.push(message));
	page.on('requestfailed', (request) => faults.push(`${request.url()} is missing`));
	await page.goto(`${origin}/assets/screens/${shot.project}/${file}${hash}`, { timeout: readyMs });
	// A page that draws by itself has this attribute until it is done.
	await page.waitForSelector('html:not([data-wait])', { timeout: readyMs, state: 'attached' });
	await page.evaluate(async () => {
		await document.fonts.ready;
		await Promise.all([...document.images].map((image) => image.decode()));
	});
	const clip = at && { x: at[0], y: at[1], width, height };
	const options = { omitBackground: shot.part, timeout: readyMs, ...(clip && { clip }) };
	const picture = await (selector
		? page.locator(selector).screenshot(options)
		: page.screenshot(options));
	await context.close();
	if (faults.length) throw new Error(`${shot.project}/${file}: ${faults.join(', ')}`);
	mkdirSync(dirname(root + shot.file), { recursive: true });
	await sharp(picture)
		.webp({ quality: 90, effort: 6, smartSubsample: true })
		.toFile(root + shot.file);
}

async function weighCover(file: string): Promise<string> {
	const { length } = await sharp(root + file)
		.resize(640)
		.avif({ quality: 55 })
		.toBuffer();
	const size = `${(length / 1000).toFixed(1)} kB at 640 pixels`;
	return length > coverBytes ? `${size}: more than ${coverBytes / 1000} kB` : size;
}
