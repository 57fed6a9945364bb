import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatNumber } from '#i18n/format-number.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { countTriangles } from '../../scripts/assets/triangles.ts';

const folder = new URL('../../public/models/', import.meta.url);
const garments = ['mens-shirt-1', 'mens-shirt-2', 'womens-dress', 'womens-shirt'];

const toKilobytes = (files: readonly string[]) =>
	Math.round(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0) / 1000);

test.each(builtInLocales)(
	'%s: the story of the garments names the sizes of their files and the triangles of the first',
	(locale) => {
		const story = readFileSync(`src/content/case-studies/couture3d/${locale}.mdx`, 'utf8');
		const shirt = readFileSync(new URL('mens-shirt-1.glb', folder));
		const { bufferViews } = JSON.parse(shirt.toString('utf8', 20, 20 + shirt.readUInt32LE(12)));
		// What the compressed data unpack to, by the file itself: the extension EXT_meshopt_compression.
		const unpacked = bufferViews.reduce(
			(sum: number, view: { byteLength: number }) => sum + view.byteLength,
			0,
		);
		const kB = Math.round(shirt.length / 1000);
		const triangles = countTriangles(fileURLToPath(new URL('mens-shirt-1.glb', folder)));
		expect(story).toContain(formatNumber(locale, triangles));
		expect(story).toContain(`before="${Math.round(unpacked / 1000)}" after="${kB}"`);
		const all = garments.flatMap((name) => [`${name}.glb`, `${name}-folds.webp`]);
		expect(story).toContain(`after="${toKilobytes(all)}"`);
		const folds = garments.map((name) => toKilobytes([`${name}-folds.webp`]));
		const [least, most] = [Math.min(...folds), Math.max(...folds)];
		expect(story).toMatch(new RegExp(`\\D${least}\\D{1,6}${most}\\s(?:kB|КБ)`));
	},
);
