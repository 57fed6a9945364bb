import sharp, { type OverlayOptions } from 'sharp';
import { pictureSize } from './frame.ts';
import type { Piece } from './moment.ts';

/** A piece with its photograph. */
export interface Laid {
	piece: Piece;
	picture: Buffer;
}

/** A piece may begin and end so far outside the picture, in pixels. */
const margin = 700;
/** One close to the piece, one from the window at the upper left; in pixels. */
const shadows = [
	{ right: 6, down: 9, blur: 9, dark: 0.16 },
	{ right: 24, down: 42, blur: 40, dark: 0.3 },
];
/** A shadow spreads so far, in pixels. */
const spread = 120;

/**
 * Pieces on a ground of one colour, in the light of all covers: a window at the upper left. Dark pieces, whose shadows
 * cannot be seen on each other, have bright edges.
 */
export async function layPieces(
	ground: string,
	laid: readonly Laid[],
	theme: 'light' | 'dark' = 'light',
): Promise<Buffer> {
	const layers: OverlayOptions[] = [];
	for (const { piece, picture } of laid)
		layers.push(...(await toLayers(piece, picture, theme === 'dark')));
	const { width, height } = pictureSize;
	const table = await sharp({
		create: {
			width: width + 2 * margin,
			height: height + 2 * margin,
			channels: 4,
			background: ground,
		},
	})
		.composite([{ input: toLight(), left: margin, top: margin }, ...layers])
		.png({ compressionLevel: 1 })
		.toBuffer();
	return sharp(table)
		.extract({ left: margin, top: margin, width, height })
		.removeAlpha()
		.png()
		.toBuffer();
}

async function toLayers(piece: Piece, picture: Buffer, edged: boolean): Promise<OverlayOptions[]> {
	const { left, top, width, height, turn = 0, radius = 20 } = piece;
	const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
	const edge = `<svg width="${width}" height="${height}"><rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="${radius}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/></svg>`;
	const shaped = await sharp(picture)
		.resize(width, height, { position: 'left top' })
		.ensureAlpha()
		.composite([
			...(edged ? [{ input: Buffer.from(edge) }] : []),
			{ input: Buffer.from(corners), blend: 'dest-in' },
		])
		.png({ compressionLevel: 1 })
		.toBuffer();
	const turned = await sharp(shaped)
		.rotate(turn, { background: 'transparent' })
		.extend({ top: spread, bottom: spread, left: spread, right: spread, background: 'transparent' })
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	const place = {
		left: Math.round(margin + left + (width - turned.info.width) / 2),
		top: Math.round(margin + top + (height - turned.info.height) / 2),
	};
	const under = await Promise.all(
		shadows.map(async ({ right, down, blur, dark }) => ({
			input: await sharp(turned.data)
				.linear([0, 0, 0, dark], [0, 0, 0, 0])
				.blur(blur)
				.png({ compressionLevel: 1 })
				.toBuffer(),
			left: place.left + right,
			top: place.top + down,
		})),
	);
	return [...under, { input: turned.data, ...place }];
}

function toLight(): Buffer {
	const { width, height } = pictureSize;
	return Buffer.from(`<svg width="${width}" height="${height}">
<radialGradient id="sun" cx=".12" cy="0" r="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="shade" cx="1" cy="1" r="1.1"><stop stop-color="#000" stop-opacity=".16"/><stop offset=".6" stop-color="#000" stop-opacity="0"/></radialGradient>
<rect width="100%" height="100%" fill="url(#sun)"/><rect width="100%" height="100%" fill="url(#shade)"/></svg>`);
}
