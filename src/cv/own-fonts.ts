import { readFontPackage } from '#build/fonts/font-package.ts';
import { nameFont } from '#build/fonts/name-font.ts';
import { cutOwnFont } from '#build/fonts/own-font.ts';

/** The letters of a document in the font that the author has chosen. */
export interface OwnFonts {
	/** One family for each script, in the order in which they are tried. */
	families: string[];
	blobs: Buffer[];
}

export async function cutForDocument(
	name: string,
	text: string,
	weights: readonly number[],
): Promise<OwnFonts> {
	const { family, scripts } = readFontPackage(name);
	const families = new Set<string>();
	const blobs: Buffer[] = [];
	for (const weight of weights) {
		for (const { script, data } of await cutOwnFont(name, text, weight)) {
			const index = scripts.findIndex(({ name }) => name === script);
			const own = index === 0 ? family : `${family} ${index + 1}`;
			families.add(own);
			blobs.push(nameFont(data, own, weight));
		}
	}
	return { families: [...families], blobs };
}
