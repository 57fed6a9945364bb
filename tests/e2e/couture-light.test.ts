import Color from 'colorjs.io';
import { encodeDesign } from '#tools/couture/design.ts';
import { firstText } from '#tools/couture/print.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import type { Colour } from '#tools/design/colour.ts';
import { CouturePage } from './pages/couture.ts';
import { coarsePixels } from './pages/stage.ts';
import { expect, test } from './test.ts';

const dyes = ['#ffffff', '#c43a31', '#1f4e9e', '#111111'] as const;

/** The largest difference of colour between two sides, in units of ΔE2000; 2 are seen side by side. */
const mostDifference = 5;
/**
 * The mean lightness of black cloth; 0 is black, 100 white. With less its folds are lost. The blackest cotton of Pantone's
 * swatches (TCX) has 16 to 18: Anthracite 19-4007, #28282d, and Jet Black 19-0303, #2d2c2f; the lamp adds a third.
 */
const blackest = 6;
const mostLightness = 24;
/** The mean lightness of white cloth: with more, its folds are lost. */
const whitest = 88;

test.use({
	...coarsePixels,
	viewport: { width: 700, height: 560 },
	reducedMotion: 'reduce',
	locale: 'en',
});
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test('cloth has the same colour in front and behind, black stays black, and white keeps its folds', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open(`/extra/graphics/couture3d#design=${toLink(dyes[0])}`);
	for (const dye of dyes) {
		const sides: Color[] = [];
		for (const azimuth of [0.01, Math.PI]) {
			await show(couturePage, toLink(dye, azimuth));
			sides.push(await readChest(couturePage));
		}
		const [front, back] = sides;
		expect(front && back && front.deltaE2000(back), dye).toBeLessThanOrEqual(mostDifference);
		const lightness = Number(front?.to('lab').coords[0]);
		if (dye === '#111111') {
			expect(lightness).toBeLessThan(mostLightness);
			expect(lightness).toBeGreaterThan(blackest);
		}
		if (dye === '#ffffff') expect(lightness).toBeLessThan(whitest);
	}
});

// Ink is as its swatch is to that of the cloth: lighter or darker, and hardly seen where they are alike.
test('ink on pale, dark and white cloth is lighter or darker as its swatch is', async ({
	page,
}) => {
	const couturePage = new CouturePage(page);
	await couturePage.open(`/extra/graphics/couture3d#design=${toLink(dyes[0])}`);
	for (const [dye, ink] of [
		['#ece3d0', '#f3eee2'],
		['#f3b8c4', '#f3eee2'],
		['#111111', '#f3eee2'],
		['#1f4e9e', '#f3eee2'],
		['#e8b923', '#1f4e9e'],
		['#ffffff', '#1f4e9e'],
	] as const) {
		const pictures: number[][] = [];
		for (const design of [toLink(dye, Math.PI), toLink(dye, Math.PI, ink)]) {
			await show(couturePage, design);
			pictures.push(await page.evaluate(() => [...window.drawing.read()]));
		}
		const [cloth, print] = readPrint(pictures);
		const toLightness = (colour: Color) => Number(colour.to('lab').coords[0]);
		const drawn = toLightness(print) - toLightness(cloth);
		const swatches = toLightness(new Color(ink)) - toLightness(new Color(dye));
		// So little is not seen beside the shades of folds.
		if (Math.abs(swatches) < 4) expect(Math.abs(drawn), `${ink} on ${dye}`).toBeLessThan(4);
		else expect(Math.sign(drawn), `${ink} on ${dye}: ${drawn}`).toBe(Math.sign(swatches));
	}
});

function toLink(colour: GarmentSettings['colour'], azimuth = 0, ink?: Colour) {
	const { menShirt1 } = firstWardrobe;
	const prints = ink ? [{ ...firstText, text: 'VZIR', colour: ink }] : [];
	return encodeDesign({
		arrangement: { type: 'single', model: 'menShirt1' },
		wardrobe: { ...firstWardrobe, menShirt1: { ...menShirt1, colour, texture: null, prints } },
		viewpoint: { azimuth, polar: 1.51, distance: 2.35, angle: 0 },
	});
}

async function show(couturePage: CouturePage, design: string) {
	await couturePage.changes(design, () =>
		couturePage.page.evaluate((hash) => {
			location.hash = hash;
		}, `design=${design}`),
	);
}

/** The mean colours of the cloth and of the print on it, where both pictures differ. */
function readPrint(pictures: readonly (readonly number[])[]): readonly [Color, Color] {
	const [plain = [], printed = []] = pictures;
	const sums = [0, 1].map(() => [0, 0, 0]);
	let count = 0;
	for (let at = 0; at < plain.length; at += 4) {
		const differs = [0, 1, 2].some(
			(channel) => Math.abs((plain[at + channel] ?? 0) - (printed[at + channel] ?? 0)) > 3,
		);
		if (!differs || (plain[at + 3] ?? 0) < 250) continue;
		count += 1;
		for (const [which, picture] of [plain, printed].entries())
			for (const channel of [0, 1, 2])
				(sums[which] ?? [])[channel] = (sums[which]?.[channel] ?? 0) + (picture[at + channel] ?? 0);
	}
	const [cloth, print] = sums.map((sum) => {
		const [red = 0, green = 0, blue = 0] = sum.map((value) => value / Math.max(1, count) / 255);
		return new Color('srgb', [red, green, blue]);
	});
	if (!cloth || !print) throw new Error('There are no pictures.');
	return [cloth, print];
}

/** The mean colour of the cloth: what is drawn without being see-through, in the middle of the garment. */
async function readChest({ page }: CouturePage): Promise<Color> {
	const mean = await page.evaluate(() => {
		const gl = window.drawing.alive().at(-1);
		const pixels = window.drawing.read();
		const { drawingBufferWidth: width = 0, drawingBufferHeight: height = 0 } = gl ?? {};
		const columns: number[] = [];
		for (let at = 0; at < width * height; at += 1)
			if ((pixels[at * 4 + 3] ?? 0) > 250) columns.push(at % width);
		columns.sort((one, other) => one - other);
		const middle = columns[Math.floor(columns.length / 2)] ?? 0;
		const sum = [0, 0, 0, 0];
		for (let at = 0; at < width * height; at += 1) {
			// From the shoulders to the waist, beside the line of the buttons.
			const beside = Math.abs((at % width) - middle) / height;
			const up = Math.floor(at / width) / height;
			if (beside < 0.04 || beside > 0.16 || up < 0.35 || up > 0.7) continue;
			if ((pixels[at * 4 + 3] ?? 0) < 250) continue;
			for (const channel of [0, 1, 2])
				sum[channel] = (sum[channel] ?? 0) + (pixels[at * 4 + channel] ?? 0);
			sum[3] = (sum[3] ?? 0) + 1;
		}
		const [red = 0, green = 0, blue = 0, count = 1] = sum;
		return [red / count / 255, green / count / 255, blue / count / 255] as const;
	});
	return new Color('srgb', [...mean]);
}
