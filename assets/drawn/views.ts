import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { type CrossStitch, toCrossStitch } from './cross-stitch.ts';
import { toPath } from './folders.ts';
import { record } from './record.ts';

/** Left, top and width of the cut, as shares of the width and height of the source; its height follows. */
type Cut = readonly [number, number, number];

/** Pictures of the view mode: what each is cut from. */
const tiles: Record<string, { from: string; cut: Cut }> = {
	extra: { from: 'slides/02-goblets.webp', cut: [0.05, 0, 0.75] },
	backend: { from: 'slides/03-cube.webp', cut: [0, 0, 0.75] },
	frontend: { from: 'slides/08-shirt-on-arch.webp', cut: [0.125, 0, 0.75] },
	database: { from: 'slides/10-buttons.webp', cut: [0.25, 0, 0.75] },
	designer: { from: 'slides/06-stitched-square.webp', cut: [0.125, 0, 0.75] },
	pm: { from: 'slides/13-polo-and-plinths.webp', cut: [0, 0, 0.75] },
	english: { from: 'slides/09-dress-and-disc.webp', cut: [0.125, 0, 0.75] },
	other: { from: 'slides/05-paper-arches.webp', cut: [0.1, 0, 0.75] },
};
const marks: Record<string, { from: string; cut: Cut }> = {
	header: { from: 'slides/03-cube.webp', cut: [0.02, 0.06, 0.5] },
	footer: { from: 'slides/03-cube.webp', cut: [0.02, 0.06, 0.5] },
};
const tileSize: CrossStitch = { width: 1200, height: 900, cell: 12, threads: 14 };
const markSize: CrossStitch = { width: 256, height: 256, cell: 8, threads: 12 };

mkdirSync(toPath('src/assets/views'), { recursive: true });
const wanted = process.argv.slice(2);
for (const [views, size] of [
	[tiles, tileSize],
	[marks, markSize],
] as const) {
	for (const [name, { from, cut }] of Object.entries(views)) {
		if (wanted.length && !wanted.includes(name)) continue;
		const picture = await toCut(toPath(`src/assets/${from}`), cut, size);
		await sharp(picture)
			.webp({ quality: 82 })
			.toFile(toPath(`src/assets/views/${name}.webp`));
		const { image, chart } = await toCrossStitch(picture, size);
		await image.webp({ quality: 62 }).toFile(toPath(`src/assets/views/${name}.stitch.webp`));
		const threads = chart.threads.map((thread) => thread.name).join(', ');
		console.log(`${name}: ${chart.columns} x ${chart.rows} stitches, ${threads}`);
	}
}
const pictures = Object.entries({ ...tiles, ...marks });
await record(
	{
		name: 'views',
		command: 'node assets/drawn/views.ts',
		inputs: [
			...new Set(pictures.map(([, { from }]) => `src/assets/${from}`)),
			'assets/drawn/cross-stitch.ts',
			'assets/drawn/stitch-chart.ts',
			'assets/drawn/threads.ts',
		],
		usedBy: 'Header, footer, tools and certificates: the normal and the alternative view',
	},
	pictures.flatMap(([name]) => [
		`src/assets/views/${name}.webp`,
		`src/assets/views/${name}.stitch.webp`,
	]),
);

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
