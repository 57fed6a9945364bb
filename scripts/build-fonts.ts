import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts that every page loads out of the Fontsource packages and writes them to
 * `src/assets/fonts/`. Run it after a new version of a font: `npm run fonts`. The results are
 * committed, because cutting them for each build would only cost time.
 */
const latin = [
	range(0x20, 0x7e),
	range(0xa0, 0xff),
	'ĀāČčĎďĘęĚěĞğĪīİıŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŸŹźŻżŽž',
	'–—‘’‚“”„†•…‰′″‹›€™−×÷≈≠≤≥√∞←↑→↓↗№',
].join('');
const cyrillic = range(0x410, 0x44f) + 'ЁёЄєІіЇїҐґ₴№ʼ';
const weights = { min: 400, max: 700 };

const jobs = [
	{ name: 'onest-latin', from: 'onest/files/onest-latin-wght-normal', text: latin },
	{ name: 'onest-cyrillic', from: 'onest/files/onest-cyrillic-wght-normal', text: cyrillic },
];

mkdirSync('src/assets/fonts', { recursive: true });
for (const { name, from, text } of jobs) {
	const source = readFileSync(`node_modules/@fontsource-variable/${from}.woff2`);
	const font = await subsetFont(source, text, {
		targetFormat: 'woff2',
		variationAxes: { wght: weights },
	});
	writeFileSync(`src/assets/fonts/${name}.woff2`, font);
	console.log(`${name}.woff2: ${source.length} -> ${font.length} B`);
}

function range(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
