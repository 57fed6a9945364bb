import { globSync, readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { charactersOf } from '../unit/lib/sfnt.ts';

const packed = readFileSync('src/assets/fonts/onest.woff2');
const letters = charactersOf(await fontverter.convert(packed, 'truetype'));

test('the font of the text has every letter of the content', () => {
	const files = globSync('src/content/**/*.{json,mdx}');
	expect(files.length).toBeGreaterThan(100);
	for (const file of files) {
		// Code is set in the face of the system; white space and invisible marks need no glyph.
		const text = readFileSync(file, 'utf8').replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
		const missing = [...new Set(text)].filter(
			(letter) => !/[\s\p{Cf}]/u.test(letter) && !letters.has(letter),
		);
		expect(missing, file).toEqual([]);
	}
});
