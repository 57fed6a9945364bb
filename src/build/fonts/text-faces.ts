import whole from '#assets/fonts/onest.woff2?url';
import latin from '#assets/fonts/onest-latin.woff2?url';
import ukrainian from '#assets/fonts/onest-ukrainian.woff2?url';
import type { BuiltInLocale } from '#i18n/locales.ts';
import { textSets, toUnicodeRange, wholeRange } from './text-sets.ts';

/** The files of the text font. Where the author has chosen another font, the build replaces this module (`look-fonts.ts`). */
export interface TextFaces {
	/** Its name in the styles. */
	family: string;
	/** In em. A size adjustment of a device font applies to them, too. */
	ascent: number;
	descent: number;
	/** Its digits can be 0.7 em wide (`ss01`). */
	figures: boolean;
	/** Widths of the texts of a language, as a share of those in Onest. */
	widths: Readonly<Record<BuiltInLocale, { regular: number; semibold: number }>>;
	/** `first` is preloaded, and has the characters of the language; the browser loads the rest for any other character. */
	files: Readonly<Record<BuiltInLocale, { first: readonly FontFile[]; rest: readonly FontFile[] }>>;
	/** Has all characters, for a language that is content. */
	whole: readonly FontFile[];
}

export interface FontFile {
	url: string;
	/** As CSS writes it: `400 600`. */
	weight: string;
	/** Every character if undefined. */
	range?: string;
}

const weight = '400 600';
const same = { regular: 1, semibold: 1 };
const toFiles = (url: string, set: string) => ({
	first: [{ url, weight, range: toUnicodeRange(set) }],
	rest: [{ url: whole, weight, range: wholeRange }],
});

export const textFaces: TextFaces = {
	family: 'Onest',
	ascent: 0.973,
	descent: 0.311,
	figures: true,
	widths: { en: same, uk: same, es: same },
	files: {
		en: toFiles(latin, textSets.latin),
		es: toFiles(latin, textSets.latin),
		uk: toFiles(ukrainian, textSets.ukrainian),
	},
	whole: [{ url: whole, weight, range: wholeRange }],
};
