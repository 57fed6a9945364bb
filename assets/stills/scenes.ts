import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import sharp from 'sharp';
import { encodeDesign } from '#tools/couture/design.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { root, saveStep } from '../../scripts/assets/manifest.ts';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../../tests/browser.ts';
import { answerRoute } from '../../tests/stand-in/as-route.ts';
import { createStandIn } from '../../tests/stand-in/stand-in.ts';

/*
 * Pictures of the scenes as they are drawn on their pages, for while they load and where there is no
 * WebGL. They are taken of the built site: run `npm run build` first, and again afterwards.
 *   npm run assets -- scene-stills
 *   node assets/stills/scenes.ts cube3d couture-womens-dress-front   (only these)
 */
const wanted = process.argv.slice(2);
interface Still {
	file: string;
	path: string;
	/** What is done on the page before the picture is taken. */
	act?: (page: Page) => Promise<void>;
	/** Half as high as it is wide. */
	wide?: boolean;
}

const graphics = '/extra/graphics';
/** CSS pixels; two pixels of the picture for one of them. */
const width = 600;
/** Of a file. */
const mostBytes = 58_000;

const stills: readonly Still[] = [
	garment('couture-mens-shirt-1-front', 'menShirt1'),
	garment('couture-mens-shirt-1-side', 'menShirt1', -1.2),
	garment('couture-mens-shirt-1-back', 'menShirt1', Math.PI),
	garment('couture-womens-shirt-front', 'womenShirt'),
	garment('couture-mens-shirt-2-front', 'menShirt2'),
	garment('couture-womens-dress-front', 'womenDress', 0, 2.6),
	{ file: 'cube3d', path: `${graphics}/cube3d` },
	{ file: 'cube3d-left', path: `${graphics}/cube3d`, act: press(...Array(5).fill('ArrowLeft')) },
	{ file: 'cube3d-back', path: `${graphics}/cube3d`, act: press(...Array(8).fill('ArrowRight')) },
	{
		file: 'cube3d-mixed',
		path: `${graphics}/cube3d`,
		act: press('r', 'u', 'f', 'L', 'd', 'b', 'R', 'u', 'f'),
	},
	{ file: 'configurator', path: `${graphics}/configurator3d` },
	{
		file: 'configurator-above',
		path: `${graphics}/configurator3d`,
		act: press('ArrowUp', 'ArrowUp'),
	},
	{
		file: 'configurator-side',
		path: `${graphics}/configurator3d`,
		act: press(...Array(4).fill('ArrowRight')),
	},
	{ file: 'configurator-stitched', path: `${graphics}/configurator3d`, act: stitch },
	{ file: 'creep3d', path: `${graphics}/creep3d`, wide: true },
	{
		file: 'creep3d-left',
		path: `${graphics}/creep3d`,
		act: press('ArrowLeft'),
		wide: true,
	},
	{
		file: 'creep3d-right',
		path: `${graphics}/creep3d`,
		act: press('ArrowRight', 'ArrowRight'),
		wide: true,
	},
];

const outside = await createStandIn();
const site = await startSite({ root: `${root}dist`, port: 0 });
const browser = await chromium.launch(await findChromium({ whole: true }));
const files: string[] = [];
try {
	for (const still of stills) {
		if (wanted.length === 0 || wanted.includes(still.file)) await take(browser, still);
		files.push(toFile(still));
	}
} finally {
	await browser.close();
	await site.close();
}
await saveStep(
	'scenes.json',
	{
		name: 'scene-stills',
		command: 'node assets/stills/scenes.ts',
		inputs: [
			'assets/stills/scenes.ts',
			'src/scenes/',
			...['goblet', 'mens-shirt-1', 'mens-shirt-2', 'womens-dress', 'womens-shirt'].map(
				(model) => `public/models/${model}.glb`,
			),
		],
		usedBy: '3D pages: shown while a scene loads and where there is no WebGL',
	},
	files,
);

/** A garment in its first state, seen from `azimuth`, in radians to the right of its front, and so many metres away. */
function garment(file: string, model: GarmentKey, azimuth = 0, distance = 2.35): Still {
	const design = encodeDesign({
		arrangement: { type: 'single', model },
		wardrobe: firstWardrobe,
		viewpoint: { azimuth, polar: 1.51, distance, angle: 0 },
	});
	return { file, path: `${graphics}/couture3d#design=${design}` };
}

function toFile({ file }: Still): string {
	return `src/assets/posters/${file}.webp`;
}

/** Shows a page with nothing on its stage but the scene, and keeps what is on the canvas. */
async function take(from: Browser, still: Still) {
	const { path, act, wide = false } = still;
	const height = wide ? width / 2 : width;
	const page = await from.newPage({
		viewport: { width, height },
		deviceScaleFactor: 2,
		reducedMotion: 'reduce',
	});
	await page.route(
		({ host }) => host !== new URL(site.url).host,
		async (route) => {
			if (!(await answerRoute(outside, route))) await route.abort();
		},
	);
	await page.route('**/fonts/onest-outlines.json', leaveOutDigits);
	await page.addInitScript(() => {
		const { prototype } = HTMLCanvasElement;
		const original = prototype.getContext;
		Object.assign(prototype, {
			getContext(this: HTMLCanvasElement, kind: string, options?: object) {
				return Reflect.apply(original, this, [kind, { ...options, preserveDrawingBuffer: true }]);
			},
		});
		// Garments keep their shadows on the ground but not the ground, which is that of the page.
		const { shaderSource } = WebGL2RenderingContext.prototype;
		WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
			const bare = source
				.replace(
					/vec4 ground = .*/,
					'vec4 ground = vec4(color, 1.0 - bright / (1.0 - 0.55 * gap));',
				)
				.replace(/vec4 rail = .*/, 'vec4 rail = vec4(0.0);');
			if (bare !== source) document.documentElement.dataset.bare = '';
			shaderSource.call(this, shader, bare);
		};
	});
	await page.goto(site.url + path);
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(`
			.stage-room { position: fixed !important; inset: 0 !important; width: 100vw !important;
				height: 100vh !important; max-height: none !important; }
			.stage-panel { transform: translateY(9999px) !important; }
			.stage-pad { display: none !important; }
		`);
		document.adoptedStyleSheets = [sheet];
	});
	await page.locator('.stage-room[data-state=ready]').waitFor({ timeout: 60_000 });
	if (path.includes('couture') && (await page.locator('[data-bare]').count()) === 0)
		throw new Error('The shader of the room has other lines now, and kept its floor.');
	// The seams of a garment and its folds come after its first picture.
	await page.locator('.stage-room:not([aria-busy])').waitFor({ timeout: 60_000 });
	await act?.(page);
	// The picture is complete when it stays the same.
	let before = '';
	let now = await readCanvas(page);
	while (now !== before) {
		await page.waitForTimeout(1000);
		before = now;
		now = await readCanvas(page);
	}
	await page.close();
	const name = toFile(still);
	const size = { width: width * 2, height: height * 2 };
	const picture = await sharp(Buffer.from(now.slice(now.indexOf(',') + 1), 'base64'))
		.resize(size)
		.composite([{ input: createRim(size), blend: 'dest-in' }])
		.png()
		.toBuffer();
	for (let quality = 80; quality > 0; quality -= 8) {
		const packed = await sharp(picture).webp({ quality, alphaQuality: 80, effort: 6 }).toBuffer();
		if (packed.length > mostBytes) continue;
		writeFileSync(root + name, packed);
		break;
	}
	console.log(name);
}

/** A still may be seen on any day: it has the letters of a ticker and no numbers, which would be those of another day. */
async function leaveOutDigits(route: Route) {
	const file = (await (await route.fetch()).json()) as { glyphs: Record<string, unknown> };
	const glyphs = Object.entries(file.glyphs).map(([character, glyph]) => [
		character,
		/[\p{L} ·]/u.test(character) ? glyph : [0, ''],
	]);
	await route.fulfill({ json: { ...file, glyphs: Object.fromEntries(glyphs) } });
}

/** What runs out of the picture, a shadow or a line, fades before its edge. */
function createRim({ width: across, height: down }: { width: number; height: number }): Buffer {
	const fade = down / 12;
	const free = `x="${fade}" y="${fade}" width="${across - 2 * fade}" height="${down - 2 * fade}"`;
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">
		<filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
			<feGaussianBlur stdDeviation="${fade / 3}"/>
		</filter>
		<rect ${free} filter="url(#soft)"/>
	</svg>`);
}

function readCanvas(page: Page): Promise<string> {
	return page
		.locator('.stage-view canvas')
		.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

function press(...keys: string[]) {
	return async (page: Page) => {
		for (const key of keys) await page.locator('.stage-view').press(key);
	};
}

async function stitch(page: Page) {
	const texture = page.waitForResponse(/goblet-2\.webp/);
	const relief = page.waitForResponse(/goblet-2-normal\.webp/);
	await page.locator('.stage-swatches').nth(1).getByRole('button').nth(1).press('Enter');
	await Promise.all([texture, relief]);
	await page.waitForTimeout(2000);
}
