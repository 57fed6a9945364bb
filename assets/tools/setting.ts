import type { Page } from 'playwright';
import sharp from 'sharp';
import { findPart, type Part, photograph } from './frame.ts';
import { type Laid, layPieces } from './lay-pieces.ts';
import type { Frame, Piece, Setting } from './moment.ts';

/** Parts of a page in use, each photographed and laid on a ground of one colour, in the light of the covers: from the upper left. */
export async function layOut(
	page: Page,
	frame: Frame,
	{ ground, pieces }: Setting,
	theme: 'light' | 'dark',
): Promise<Buffer> {
	const window = page.viewportSize();
	const parts: Laid[] = [];
	for (const [width, group] of Map.groupBy(pieces, ({ windowWidth }) => windowWidth)) {
		if (window && width) await page.setViewportSize({ ...window, width });
		for (const [piece, picture] of await photographAll(page, frame, group))
			parts[pieces.indexOf(piece)] = { piece, picture };
		if (window && width) await page.setViewportSize(window);
	}
	return layPieces(ground[theme], parts, theme);
}

/** Takes one photograph of all pieces, and cuts it: each photograph of a large page takes seconds. */
async function photographAll(page: Page, frame: Frame, pieces: readonly Piece[]) {
	const parts: Part[] = [];
	for (const piece of pieces) parts.push(await findPart(page, piece.frame ?? frame, piece));
	const x = Math.min(...parts.map((part) => part.x));
	const y = Math.min(...parts.map((part) => part.y));
	const width = Math.max(...parts.map((part) => part.x + part.width)) - x;
	const height = Math.max(...parts.map((part) => part.y + part.height)) - y;
	const whole = await photograph(page, { x, y, width, height });
	const { width: pixels, height: rows } = await sharp(whole).metadata();
	const scale = pixels / width;
	return Promise.all(
		pieces.map(async (piece, at) => {
			const part = parts[at] ?? { x, y, width, height };
			const left = Math.round((part.x - x) * scale);
			const top = Math.round((part.y - y) * scale);
			const area = {
				left,
				top,
				width: Math.min(Math.floor(part.width * scale), pixels - left),
				height: Math.min(Math.floor(part.height * scale), rows - top),
			};
			return [piece, await sharp(whole).extract(area).png().toBuffer()] as const;
		}),
	);
}
