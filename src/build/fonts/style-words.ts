import { readFile } from 'node:fs/promises';
import { readLook } from '#build/look/read-look.ts';
import { displayFile } from './display-face.ts';
import { readFontPackage } from './font-package.ts';
import { cutOwnFont, measureText } from './own-font.ts';

/** What the fonts of the author change in the styles. */
export interface StyleWords {
	/** Texts of the styles, and what replaces them. */
	replaced: readonly (readonly [from: string, to: string])[];
	/** Width of titles, as a share of that in Unbounded. */
	titleWidth: number;
}

/** Digits of the house's text font with this feature are all equally wide; other fonts have tabular ones. */
const houseFigures = '"ss01"';
const titles = 'Projects Education Experience Skills Certificates About';

export async function findStyleWords(): Promise<StyleWords> {
	const { textFont, titleFont } = readLook();
	const family = textFont && readFontPackage(textFont).family;
	return {
		replaced: family
			? [
					['"Onest fallback"', `"${family} fallback"`],
					['"Onest"', `"${family}"`],
					[houseFigures, '"tnum"'],
				]
			: [],
		titleWidth: titleFont ? await measureTitles(titleFont) : 1,
	};
}

async function measureTitles(titleFont: string): Promise<number> {
	const house = [{ script: 'latin', letters: titles, data: await readFile(displayFile) }];
	const own = await cutOwnFont(titleFont, titles, 600);
	return (await measureText(own, titles)) / (await measureText(house, titles));
}
