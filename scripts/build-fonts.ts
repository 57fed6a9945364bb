import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { stripFont } from '../src/lib/strip-font.ts';

/**
 * Cuts the fonts that every page loads out of the Fontsource packages and writes them to
 * `src/assets/fonts/`. Run it after a new version of a font: `npm run fonts`. The results are
 * committed, because cutting them for each build would only cost time, and because joining the two
 * scripts of Onest needs Python with fontTools (see `join-fonts.py`).
 */
const latin = [
	range(0x20, 0x7e),
	range(0xa0, 0xff),
	'ĀāČčĎďĘęĚěĞğĪīİıŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŸŹźŻżŽž',
	'–—‘’‚“”„†•…‰′″‹›€™−×÷≈≠≤≥√∞←↑→↓↗№',
].join('');
const cyrillic = `${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ₴№ʼ`;
const currencies = '₴₿';
const weights = { min: 400, max: 700 };

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
const pieces = Object.keys(cuts).map((script) => join(parts, `${script}.woff2`));
execFileSync('python3', ['scripts/join-fonts.py', ...pieces, `${folder}/onest.woff2`], {
	stdio: 'inherit',
});

const mono = await subsetFont(read('martian-mono/files/martian-mono-latin-wght-normal'), figures, {
	targetFormat: 'truetype',
	variationAxes: { wght: 450 },
});
writeFileSync(`${folder}/figures.woff2`, await fontverter.convert(stripFont(mono), 'woff2'));

for (const name of ['onest', 'figures']) {
	console.log(`${name}.woff2: ${statSync(`${folder}/${name}.woff2`).size} B`);
}

function read(file: string): Buffer {
	return readFileSync(`node_modules/@fontsource-variable/${file}.woff2`);
}

function range(first: number, last: number): string {
	return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
