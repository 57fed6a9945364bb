import './site-languages.ts';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { fieldOfView } from '#scenes/couture/layout.ts';
import { encodeDesign, fromPlain } from '#tools/couture/design.ts';
import { CouturePage } from '../tests/e2e/pages/couture.ts';
import cloth from './look/cloth.json' with { type: 'json' };
import { withBrowser } from './measure/session.ts';
import { toTable } from './measure/table.ts';

/*
 * Cloth from near, in pictures of the built page. Build first; keep the folder of one run to compare the next with it.
 *   npm run look:cloth -- [--out DIR] [--before DIR] [WORD]   24 crops and four garments on one sheet, `sheet.png`
 *   npm run look:cloth -- --designs [--before DIR] [NUMBER…]  50 designs: how far prints have moved and dyes have changed
 */
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		out: { type: 'string', default: 'reports/cloth' },
		before: { type: 'string' },
		designs: { type: 'boolean', default: false },
	},
});
const { out, before, designs } = values;
/** Edges of a picture in pixels. */
const edge = designs ? 400 : 600;
/** Pictures in a row of the sheet: one garment. */
const columns = 7;
/** Metres from the camera to the middle of a garment, in each of the designs. */
const distance = 2.35;
/** Prints may move by so many millimetres, and dyes change by so many units of ΔE2000. */
const limits = { millimetres: 5, difference: 3 };
/** The scene fills the window, and its panel lies beside it. */
const alone = `
	html { overflow: hidden; scrollbar-gutter: auto }
	.stage-room { position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; margin: 0; z-index: 99 }
	.stage-room > :not(.stage-view, .stage-panel) { display: none }
	.stage-room > .stage-panel { position: fixed; inset: 0 auto auto 100vw; inline-size: 1px }`;

mkdirSync(out, { recursive: true });
await withBrowser(async (browser, site) => {
	const page = await browser.newPage({
		viewport: { width: edge, height: edge },
		reducedMotion: 'reduce',
		baseURL: site.url,
		bypassCSP: true,
	});
	const couture = new CouturePage(page);
	await couture.watch();
	await page.goto('/extra/graphics/couture3d');
	await couture.ready();
	await page.addStyleTag({ content: alone });
	await (designs ? compareDesigns(couture) : drawSheet(couture));
});

async function drawSheet(couture: CouturePage) {
	const { page } = couture;
	const chosen = cloth.crops.filter(({ name }) => name.includes(positionals[0] ?? ''));
	const files: string[] = [];
	for (const { name, scheme, design } of chosen) {
		await page.emulateMedia({ colorScheme: scheme as 'light' | 'dark' });
		await show(couture, design);
		const file = `${name.replace(' ', '-')}.png`;
		await page.screenshot({ path: `${out}/${file}` });
		if (before) files.push(`${before}/${file}`);
		files.push(`${out}/${file}`);
	}
	const across = before ? 2 : 1;
	const width = Math.min(columns * across, files.length) * edge;
	const height = Math.ceil(files.length / (columns * across)) * edge;
	await sharp({ create: { width, height, channels: 3, background: '#777' } })
		.composite(
			files.map((input, at) => ({
				input,
				left: (at % (columns * across)) * edge,
				top: Math.floor(at / (columns * across)) * edge,
			})),
		)
		.toFile(`${out}/sheet.png`);
	console.log(`${out}/sheet.png`);
}

/** Each design with and without its prints: what differs are the prints. */
async function compareDesigns(couture: CouturePage) {
	const rows: (string | number)[][] = [];
	for (const [number, design] of cloth.designs.entries()) {
		if (positionals.length > 0 && !positionals.includes(String(number))) continue;
		const [[key = '', settings] = []] = Object.entries(design.garments);
		const plain = { ...settings, logo: undefined, prints: undefined };
		const pictures = [`${number}.png`, `${number}-plain.png`] as const;
		for (const [at, garment] of [settings, plain].entries()) {
			await show(couture, { ...design, garments: { [key]: garment } });
			await savePicture(couture, `${out}/${pictures[at]}`);
		}
		if (!before) continue;
		const old = await measure(before, pictures);
		const now = await measure(out, pictures);
		const [x = 0, y = 0] = old.print.map((value, axis) => value - (now.print[axis] ?? 0));
		const moved = Math.hypot(x, y);
		const difference = old.dye.deltaE2000(now.dye);
		const over = moved > limits.millimetres || difference > limits.difference;
		const { finish, colour } = settings;
		const figures = [moved, difference].map((value) => Number(value.toFixed(1)));
		const tones = [old, now].map(({ dye }) => dye.toString({ format: 'hex' }));
		rows.push([number, key, finish, colour, ...tones, ...figures, over ? 'over' : '']);
	}
	console.log(
		toTable(['design', 'garment', 'cloth', 'dye', 'before', 'now', 'mm moved', 'ΔE2000', ''], rows),
	);
}

/** Opens a design on the page, and waits until it is drawn. */
async function show(couture: CouturePage, plain: unknown) {
	const design = fromPlain(plain);
	if (!design) throw new Error(`This is not a design: ${JSON.stringify(plain)}`);
	const { page } = couture;
	await page.evaluate(
		(hash) => {
			location.hash = hash;
		},
		`design=${encodeDesign(design)}`,
	);
	await page.waitForURL((url) => url.hash === '');
	await page.waitForLoadState('networkidle');
	await page.locator('[aria-busy]').waitFor({ state: 'detached', timeout: 90_000 });
	// Seams and bands come later than the cloth.
	for (let last = 0, now = 1; last !== now; [last, now] = [now, await couture.picture()]) {
		await page.waitForTimeout(500);
		await couture.rest();
	}
}

/** What is on the canvas, see-through where nothing is drawn. */
async function savePicture({ page }: CouturePage, file: string) {
	const pixels = await page.evaluate(() => [...window.drawing.read()]);
	const raw = { width: edge, height: edge, channels: 4 } as const;
	await sharp(Uint8Array.from(pixels), { raw }).flip().toFile(file);
}

/** The middle of the prints, in millimetres from the corner of the picture, and the mean colour of the cloth around its middle. */
async function measure(folder: string, files: readonly string[]) {
	const [printed, plain] = await Promise.all(
		files.map((file) => sharp(`${folder}/${file}`).raw().toBuffer()),
	);
	const print = [0, 0, 0];
	const dye = [0, 0, 0, 0];
	for (let at = 0; at < edge * edge; at += 1) {
		const place = [at % edge, Math.floor(at / edge)] as const;
		const read = (picture = plain) =>
			[0, 1, 2, 3].map((channel) => picture?.[at * 4 + channel] ?? 0);
		const [own, other] = [read(), read(printed)];
		if ((own[3] ?? 0) < 250) continue;
		// By how much they are seen: dark ink on navy differs from it by a few tones.
		const weight = Math.max(
			...own.map((value, channel) => Math.abs(value - (other[channel] ?? 0))),
		);
		[...place, 1].forEach((value, axis) => {
			print[axis] = (print[axis] ?? 0) + value * weight;
		});
		if (place.some((value) => Math.abs(value / edge - 0.5) > 0.15)) continue;
		own.forEach((value, channel) => {
			dye[channel] = (dye[channel] ?? 0) + value / 255;
		});
	}
	const millimetres = (2 * Math.tan((fieldOfView * Math.PI) / 360) * distance * 1000) / edge;
	const [x = 0, y = 0, count = 0] = print;
	const [red = 0, green = 0, blue = 0, all = 0] = dye;
	return {
		print: [x, y].map((sum) => (sum / (count || 1)) * millimetres),
		dye: new Color('srgb', [red / all, green / all, blue / all]),
	};
}
