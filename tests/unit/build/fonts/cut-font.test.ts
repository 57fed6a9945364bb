import { readFile } from 'node:fs/promises';
import { cutFont } from '#build/fonts/cut-font.ts';
import { displayFile } from '#build/fonts/display-face.ts';

test('the rule has the weight that the maker of the font wrote into its file', async () => {
	expect(await cutFont('Name')).toContain(
		`font-weight:${readWeightClass(await readFile(displayFile))};`,
	);
});

/** `usWeightClass`, the third field of the table `OS/2` (OpenType 1.9.1). */
function readWeightClass(font: Buffer): number {
	for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
		if (font.toString('latin1', record, record + 4) === 'OS/2')
			return font.readUInt16BE(font.readUInt32BE(record + 8) + 4);
	}
	throw new Error('The font has no table OS/2.');
}
