import { type Fields, oneOf, text, toFields } from '#lib/parse.ts';

/** Papers of the documents, as CSS and Typst name them. */
export const papers = {
	a4: { typst: 'a4', css: 'A4' },
	letter: { typst: 'us-letter', css: 'letter' },
} as const;
type Paper = keyof typeof papers;

/** The patterns that an author may choose for all pages; `sections` gives each section one of its own. */
export const ornamentNames = ['sections', 'grid', 'stars', 'weave', 'rhombs', 'seals'] as const;
export type OrnamentName = (typeof ornamentNames)[number];

/** How the site looks, as far as the author chooses it. What is undefined is that of the house. */
export interface Look {
	accent?: string | undefined;
	marker?: string | undefined;
	/** Fontsource packages, for example `@fontsource-variable/manrope`. */
	textFont?: string | undefined;
	titleFont?: string | undefined;
	ornament: OrnamentName | false;
	paper: Paper;
}

export const fontPackage = /^@fontsource(?:-variable)?\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The look in the author's settings; a value that cannot be used counts as left out, because the check of the content reports it. */
export function toLook(setting: unknown): Look {
	const fields: Fields = toFields(setting) ?? {};
	const { accent, marker, textFont, titleFont, ornament, paper } = fields;
	const font = text({ pattern: fontPackage });
	return {
		accent: text()(accent),
		marker: text()(marker),
		textFont: font(textFont),
		titleFont: font(titleFont),
		ornament: ornament === false ? false : (oneOf(ornamentNames)(ornament) ?? 'sections'),
		paper: paper === 'letter' ? 'letter' : 'a4',
	};
}
