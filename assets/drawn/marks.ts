import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { type LogoColours, logoPaths, logoSvg } from '#lib/stitch.ts';
import { toPath } from './folders.ts';
import { toIco } from './ico.ts';
import { palette } from './palette.ts';
import { record } from './record.ts';

const onPaper: LogoColours = { top: palette.ripeWheat, left: palette.cobalt, right: palette.ink };
const onNight: LogoColours = { top: palette.wheat, left: '#8ea6ff', right: palette.paper };
const unitsOfLogo = 28;

const written: string[] = [];

mkdirSync(toPath('public'), { recursive: true });
write('public/favicon.svg', `${faviconSvg()}\n`);
const sizes = [16, 32, 48];
const pictures = sizes.map(async (size) => ({ size, png: await toPng(bold(onPaper, size), size) }));
write('public/favicon.ico', toIco(await Promise.all(pictures)));
for (const [file, size, share] of [
	['apple-touch-icon.png', 180, 0.72],
	['icon-192.png', 192, 0.8],
	['icon-512.png', 512, 0.8],
	// A mask may cut away everything outside the inner circle of 80 %.
	['icon-maskable.png', 512, 0.68],
] as const) {
	write(`public/${file}`, await toPng(tile(size, share), size));
}
await record(
	{
		name: 'marks',
		command: 'node assets/drawn/marks.ts',
		inputs: ['assets/drawn/palette.ts', 'src/lib/stitch.ts'],
		usedBy: 'Every page: icon of the browser tab, of home screens and of bookmarks',
	},
	written,
);

/** The mark in two sets of colours; the browser takes the one that suits its tabs. */
function faviconSvg(): string {
	const faces = Object.entries(logoPaths).map(
		([face, path]) => `<path class="${face}" d="${path}"/>`,
	);
	const rules = (colours: LogoColours) =>
		Object.entries(colours)
			.map(([face, colour]) => `.${face}{stroke:${colour}}`)
			.join('');
	const style = `<style>${rules(onPaper)}@media(prefers-color-scheme:dark){${rules(onNight)}}</style>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke-width="2.4" stroke-linecap="round">${style}${faces.join('')}</svg>`;
}

/** In 16 pixels thin threads turn grey: the smaller, the thicker. */
function bold(colours: LogoColours, size: number): string {
	const width = size < 24 ? '3' : size < 40 ? '2.6' : '2.3';
	return logoSvg(colours).replace('stroke-width="2.2"', `stroke-width="${width}"`);
}

/** The mark on a field of paper, for home screens. */
function tile(size: number, share: number): string {
	const side = size * share;
	const at = (size - side) / 2;
	const mark = logoSvg(onPaper).replace(
		'<svg ',
		`<svg x="${at}" y="${at}" width="${side}" height="${side}" `,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${palette.paper}"/>${mark}</svg>`;
}

function toPng(svg: string, size: number): Promise<Buffer> {
	const units = Number(/ width="(\d+)" height="\d+">/.exec(svg)?.[1] ?? unitsOfLogo);
	return sharp(Buffer.from(svg), { density: (72 * size) / units })
		.resize(size, size)
		.png({ palette: size > 100, compressionLevel: 9 })
		.toBuffer();
}

function write(file: string, contents: string | Buffer) {
	writeFileSync(toPath(file), contents);
	written.push(file);
}
