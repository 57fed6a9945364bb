import sharp from 'sharp';
import type { Palette } from '#lib/look/palette.ts';
import { type LogoColours, logoPaths, logoSvg } from '#lib/stitch.ts';
import { toIco } from './ico.ts';

/** The ground of the icons of home screens. */
const paper = '#f4eee2';
const unitsOfLogo = 28;
/** Sides of the pictures in the ICO file, in pixels. */
const icoSizes = [16, 32, 48];
const tiles = [
	{ file: 'apple-touch-icon.png', size: 180, share: 0.72 },
	{ file: 'icon-192.png', size: 192, share: 0.8 },
	{ file: 'icon-512.png', size: 512, share: 0.8 },
	// A mask may cut away everything outside the inner circle of 80 %.
	{ file: 'icon-maskable.png', size: 512, share: 0.68 },
];

/** The mark as the icon of browser tabs, of home screens and of bookmarks. */
export async function drawIcons(
	icon: Palette['icon'],
): Promise<{ file: string; content: string | Buffer }[]> {
	const pictures = icoSizes.map(async (size) => ({
		size,
		png: await toPng(bold(icon.light, size), size),
	}));
	return [
		{ file: 'favicon.svg', content: `${toFaviconSvg(icon)}\n` },
		{ file: 'favicon.ico', content: toIco(await Promise.all(pictures)) },
		...(await Promise.all(
			tiles.map(async ({ file, size, share }) => ({
				file,
				content: await toPng(tile(icon.light, size, share), size),
			})),
		)),
	];
}

/** The mark in two sets of colours; the browser takes the one that suits its tabs. */
export function toFaviconSvg({ light, dark }: Palette['icon']): string {
	const faces = Object.entries(logoPaths).map(
		([face, path]) => `<path class="${face}" d="${path}"/>`,
	);
	const rules = ({ top, left, right }: LogoColours) =>
		Object.entries({ top, left, right })
			.map(([face, colour]) => `.${face}{stroke:${colour}}`)
			.join('');
	const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-width="2.4" stroke-linecap="round">${style}${faces.join('')}</svg>`;
}

/** In 16 pixels thin threads turn grey: the smaller, the thicker. */
function bold(colours: LogoColours, size: number): string {
	const width = size < 24 ? '3' : size < 40 ? '2.6' : '2.3';
	return logoSvg(colours).replace('stroke-width="2.2"', `stroke-width="${width}"`);
}

/** The mark on a field of paper, for home screens. */
function tile(colours: LogoColours, size: number, share: number): string {
	const side = size * share;
	const at = (size - side) / 2;
	const mark = logoSvg(colours).replace(
		'<svg ',
		`<svg x="${at}" y="${at}" width="${side}" height="${side}" `,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${paper}"/>${mark}</svg>`;
}

function toPng(svg: string, size: number): Promise<Buffer> {
	const units = Number(/ width="(\d+)" height="\d+">/.exec(svg)?.[1] ?? unitsOfLogo);
	return sharp(Buffer.from(svg), { density: (72 * size) / units })
		.resize(size, size)
		.png({ palette: size > 100, compressionLevel: 9 })
		.toBuffer();
}
