import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { encodeDesign } from '#tools/couture/design.ts';
import { exampleNames, examples } from '#tools/couture/examples.ts';
import { parseGalleryFile } from '#tools/couture/gallery/gallery-file.ts';
import { root, saveStep } from '../../scripts/assets/manifest.ts';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../../tests/browser.ts';

/*
 * Small pictures of the examples of Couture, as its gallery draws them. They are taken of the built site: run
 * `npm run build` first, and again afterwards.
 */

/** Pixels: two for one of the page. */
const size = { width: 240, height: 180 };
/** What is shown of the picture of a design, in its pixels. */
const part = { left: 60, top: 75, width: 360, height: 270 };

const site = await startSite({ root: `${root}dist`, port: 0 });
const browser = await chromium.launch(await findChromium({ whole: true }));
const files: string[] = [];
mkdirSync(`${root}public/examples`, { recursive: true });
try {
	for (const name of exampleNames) {
		const picture = await take(encodeDesign(examples[name]));
		const file = `public/examples/${name}.webp`;
		const small = sharp(picture).extract(part).resize(size);
		writeFileSync(root + file, await small.webp({ quality: 80, effort: 6 }).toBuffer());
		files.push(file);
		console.log(file);
	}
} finally {
	await browser.close();
	await site.close();
}
await saveStep(
	'examples.json',
	{
		name: 'couture-examples',
		command: 'node assets/stills/examples.ts',
		inputs: ['assets/stills/examples.ts', 'src/tools/couture/examples.ts', 'public/models/'],
		usedBy: 'Couture: the examples in its panel',
	},
	files,
);

/** Opens a design, keeps it in the gallery, and reads its picture from the exported file. */
async function take(design: string): Promise<Buffer> {
	const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
	await page.goto(`${site.url}/extra/graphics/couture3d#design=${design}`);
	await page.locator('.stage-room[data-state=ready]').waitFor({ timeout: 120_000 });
	// The texture comes after the first picture.
	await page.waitForLoadState('networkidle');
	const menu = page.locator('.couture-menu', { has: page.locator('.couture-gallery') });
	await page.getByRole('button', { name: 'Your designs' }).click();
	await menu.getByRole('button', { name: 'Save this design' }).click();
	await page.locator('.couture-card img').waitFor({ timeout: 60_000 });
	const coming = page.waitForEvent('download');
	await menu.getByRole('button', { name: 'Export all' }).click();
	const chunks: Buffer[] = [];
	for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
	await page.close();
	const file = parseGalleryFile(Buffer.concat(chunks).toString(), '');
	const [address = ''] = Object.values(file?.sights ?? {});
	return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
