import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Frame } from './moment.ts';

/** Of the pictures of projects, in pixels. */
export const pictureSize = { width: 1920, height: 1280 };
/** Of the pictures in the hubs, in pixels. */
export const tileSizes = { narrow: { width: 560, height: 420 }, wide: { width: 800, height: 500 } };
/** Between two windows and around them, in pixels. */
const gap = 56;

interface Size {
	width: number;
	height: number;
}

/** Of a page, from its upper left corner. */
export interface Part extends Size {
	x: number;
	y: number;
}

/** The part of the page that lies in the frame, as high as the shape makes it. */
export async function cut(page: Page, frame: Frame, shape: Size) {
	return photograph(page, await findPart(page, frame, shape));
}

/** Where the frame lies in the page, as high as the shape makes it; in CSS pixels. */
export async function findPart(
	page: Page,
	{ of, x = 0, y = 0, width }: Frame,
	shape: Size,
): Promise<Part> {
	const box = await page
		.locator(of)
		.filter({ visible: true })
		.first()
		.evaluate((element) => {
			const { left, top } = element.getBoundingClientRect();
			return { left: left + scrollX, top: top + scrollY };
		});
	return {
		x: box.left + x,
		y: box.top + y,
		width,
		height: (width * shape.height) / shape.width,
	};
}

export function photograph(page: Page, clip: Part) {
	return page.screenshot({
		clip,
		fullPage: true,
		// A scene is drawn by the processor here.
		timeout: 180_000,
		animations: 'disabled',
		caret: 'hide',
	});
}

/** Windows with rounded corners on a ground of cobalt. */
export async function setSideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
	const { width, height } = toShape(pictures.length);
	const corners = Buffer.from(
		`<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="18"/></svg>`,
	);
	const windows = await Promise.all(
		pictures.map(async (picture, at) => ({
			input: await sharp(picture)
				.resize(width, height)
				.composite([{ input: corners, blend: 'dest-in' }])
				.png()
				.toBuffer(),
			left: gap + at * (width + gap),
			top: gap,
		})),
	);
	return sharp({ create: { ...pictureSize, channels: 3, background: '#1b43a8' } })
		.composite(windows)
		.png()
		.toBuffer();
}

/** Of one window, of so many that are side by side. */
export function toShape(count: number): Size {
	if (count === 1) return pictureSize;
	return {
		width: Math.floor((pictureSize.width - gap * (count + 1)) / count),
		height: pictureSize.height - 2 * gap,
	};
}
