import { mkdirSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { toPath } from './folders.ts';
import { record } from './record.ts';

/** Left, top and width of the cut, as shares of the width and height of the source; its height follows. */
type Cut = readonly [number, number, number];

/** Tiles of Extra and of the sample’s categories of certificates: what each is cut from. */
const slides = 'src/assets/slides';
const sources = 'assets/drawn/sources';
const whole: Cut = [0, 0, 1];
const tiles = {
	extra: { from: `${slides}/06-stitched-square.webp`, cut: [0.268, 0.02, 0.732] },
	backend: { from: `${slides}/03-cube.webp`, cut: [0.215, 0, 0.75] },
	frontend: { from: `${slides}/08-shirt-on-arch.webp`, cut: [0.13, 0, 0.75] },
	database: { from: `${sources}/database.webp`, cut: whole },
	designer: { from: `${slides}/07-thread-spools.webp`, cut: [0.125, 0, 0.75] },
	pm: { from: `${slides}/14-paper-cards.webp`, cut: [0, 0, 0.75] },
	english: { from: `${sources}/english.webp`, cut: whole },
	other: { from: `${slides}/10-buttons.webp`, cut: [0.125, 0, 0.75] },
} satisfies Record<string, { from: string; cut: Cut }>;
const mark = `${sources}/mark.webp`;
const tileSize = { width: 1200, height: 900 };
const markSide = 288;

for (const folder of ['views', 'categories']) {
	mkdirSync(toPath(`src/assets/${folder}`), { recursive: true });
}
const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.includes(name);

for (const [name, { from, cut }] of Object.entries(tiles)) {
	if (isWanted(name)) await save(name, await toCut(toPath(from), cut));
}
if (isWanted('mark')) await save('mark', sharp(toPath(mark)).resize(markSide));
await record(
	{
		name: 'views',
		command: 'node assets/drawn/views.ts',
		inputs: [mark, ...Object.values(tiles).map(({ from }) => from)],
		usedBy: 'Header, footer, tools and certificates',
	},
	[...Object.keys(tiles), 'mark'].map((name) => `${toFolder(name)}/${name}.webp`),
);

/** Pictures of categories belong to the author, as the categories do. */
function toFolder(name: string): string {
	return ['extra', 'mark'].includes(name) ? 'src/assets/views' : 'src/assets/categories';
}

async function save(name: string, picture: Sharp) {
	await picture.webp({ quality: 82, effort: 6 }).toFile(toPath(`${toFolder(name)}/${name}.webp`));
	console.log(name);
}

async function toCut(file: string, [left, top, share]: Cut): Promise<Sharp> {
	const { width: wide, height: high } = await sharp(file).metadata();
	const width = Math.round(wide * share);
	const height = Math.min(Math.round((width * tileSize.height) / tileSize.width), high);
	return sharp(file)
		.extract({ left: Math.round(wide * left), top: Math.round(high * top), width, height })
		.resize({ ...tileSize, kernel: 'lanczos3' });
}
