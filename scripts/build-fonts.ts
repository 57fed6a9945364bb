import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { textSets } from '#build/fonts/text-sets.ts';

/**
 * Cuts the fonts that every page loads out of the Fontsource packages and writes them to
 * `src/assets/fonts/`: one file for the texts of each language, and one with every letter. Run it
 * after a new version of a font: `npm run fonts`. The results are committed, because cutting them
 * for each build would only cost time, and because joining the scripts of Onest needs Python with
 * fontTools (see `join-fonts.py`).
 */
const latin = [
	range(0x20, 0x7e),
	range(0xa0, 0xff),
	'ĀāČčĎďĘęĚěĞğĪīİıŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŸŹźŻżŽž',
	'–—‘’‚“”„†•…‰′″‹›€™−×÷≈≠≤≥√∞←↑→↓↗№',
].join('');
const cyrillic = `${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ₴№ʼ`;
const currencies = '₴₿';
const weights = { min: 400, max: 600 };

const folder = 'src/assets/fonts';
const figures = '0123456789.,/–:%+× ';

mkdirSync(folder, { recursive: true });
const parts = mkdtempSync(join(tmpdir(), 'fonts-'));
const cuts = { latin, 'latin-ext': latin + currencies, cyrillic };
for (const [script, text] of Object.entries(cuts)) {
	const font = await subsetFont(read(`onest/files/onest-${script}-wght-normal`), text, {
		targetFormat: 'woff2',
		variationAxes: { wght: weights },
	});
	writeFileSync(join(parts, `${script}.woff2`), font);
}
const mono = await subsetFont(read('martian-mono/files/martian-mono-latin-wght-normal'), figures, {
	targetFormat: 'woff2',
	variationAxes: { wght: 450 },
});
writeFileSync(join(parts, 'figures.woff2'), mono);
// As wide as the monospaced fonts of devices, 0.6 em, so that a line is equally long without it.
const labels = { latin: join(parts, 'latin.ttf'), cyrillic: join(parts, 'cyrillic.ttf') };
for (const [script, file] of Object.entries(labels)) {
	const font = read(`martian-mono/files/martian-mono-${script}-standard-normal`);
	const variationAxes = { wght: 400, wdth: 75 };
	writeFileSync(
		file,
		await subsetFont(font, latin + cyrillic, { targetFormat: 'truetype', variationAxes }),
	);
}
const joinedLabels = join(parts, 'labels.ttf');
execFileSync('python3', [
	'-m',
	'fontTools',
	'merge',
	`--output-file=${joinedLabels}`,
	...Object.values(labels),
]);

const pieces = [...Object.keys(cuts), 'figures'].map((name) => join(parts, `${name}.woff2`));
python('join-fonts.py', ...pieces, `${folder}/onest.woff2`);
for (const [name, text] of Object.entries(textSets)) {
	python('cut-font.py', `${folder}/onest.woff2`, text, `${folder}/onest-${name}.woff2`);
	python('cut-font.py', joinedLabels, text, `${folder}/mono-${name}.woff2`);
}
const names = Object.keys(textSets).flatMap((name) => [`onest-${name}`, `mono-${name}`]);
for (const name of ['onest', ...names]) {
	console.log(`${name}.woff2: ${statSync(`${folder}/${name}.woff2`).size} B`);
}

// Canvases and PDF files take a font as a file of one weight; jsPDF reads TrueType alone.
const drawn = 'public/fonts/onest-600.ttf';
mkdirSync('public/fonts', { recursive: true });
writeFileSync(
	drawn,
	await subsetFont(
		readFileSync('node_modules/@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
		latin + cyrillic + currencies,
		{ targetFormat: 'truetype' },
	),
);
console.log(`${drawn}: ${statSync(drawn).size} B`);

function python(script: string, ...options: string[]) {
	execFileSync('python3', [`scripts/${script}`, ...options], { stdio: 'inherit' });
}

function read(file: string): Buffer {
	return readFileSync(`node_modules/@fontsource-variable/${file}.woff2`);
}

function range(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
