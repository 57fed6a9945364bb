import { mkdirSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { type CrossStitch, embroider, toCrossStitch } from './cross-stitch.ts';
import { toPath } from './folders.ts';
import { chartMark } from './mark-chart.ts';
import { record } from './record.ts';
import type { Chart } from './stitch-chart.ts';

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
const marks = ['header', 'footer'];
const mark = `${sources}/mark.webp`;
const tileSize: CrossStitch = { width: 1200, height: 900, cell: 15, threads: 14 };
const markSize: CrossStitch = { width: 288, height: 288, cell: 9, threads: 12, cutOut: true };

for (const folder of ['views', 'categories']) {
	mkdirSync(toPath(`src/assets/${folder}`), { recursive: true });
}
const wanted = process.argv.slice(2);
const isWanted = (name: string) => !wanted.length || wanted.includes(name);

for (const [name, { from, cut }] of Object.entries(tiles)) {
	if (!isWanted(name)) continue;
	const picture = await toCut(toPath(from), cut, tileSize);
	const { image, chart } = await toCrossStitch(picture, tileSize);
	await save(name, sharp(picture), image, chart);
}
for (const name of marks.filter(isWanted)) {
	const chart = chartMark();
	const picture = sharp(toPath(mark)).resize(markSize.width, markSize.height);
	await save(name, picture, await embroider(chart, markSize), chart);
}
await record(
	{
		name: 'views',
		command: 'node assets/drawn/views.ts',
		inputs: [
			mark,
			...Object.values(tiles).map(({ from }) => from),
			'assets/drawn/cross-stitch.ts',
			'assets/drawn/mark-chart.ts',
			'assets/drawn/stitch-chart.ts',
			'assets/drawn/threads.ts',
		],
		usedBy: 'Header, footer, tools and certificates: the normal and the alternative view',
	},
	[...Object.keys(tiles), ...marks].flatMap((name) => [
		`${toFolder(name)}/${name}.webp`,
		`${toFolder(name)}/${name}.stitch.webp`,
	]),
);

/** Pictures of categories belong to the author, as the categories do. */
function toFolder(name: string): string {
	return name === 'extra' || marks.includes(name) ? 'src/assets/views' : 'src/assets/categories';
}

async function save(name: string, normal: Sharp, stitched: Sharp, chart: Chart) {
	const folder = toPath(toFolder(name));
	await normal.webp({ quality: 82, effort: 6 }).toFile(`${folder}/${name}.webp`);
	await stitched.webp({ quality: 62, effort: 6 }).toFile(`${folder}/${name}.stitch.webp`);
	const threads = chart.threads.map((thread) => thread.name).join(', ');
	console.log(`${name}: ${chart.columns} x ${chart.rows} stitches, ${threads}`);
}

async function toCut(file: string, [left, top, share]: Cut, size: CrossStitch): Promise<Buffer> {
	const { width: wide, height: high } = await sharp(file).metadata();
	const width = Math.round(wide * share);
	const height = Math.min(Math.round((width * size.height) / size.width), high);
	return sharp(file)
		.extract({ left: Math.round(wide * left), top: Math.round(high * top), width, height })
		.resize(size.width, size.height, { kernel: 'lanczos3' })
		.png()
		.toBuffer();
}
