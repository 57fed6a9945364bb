import { cleanLine } from '#tools/design/clean-line.ts';
import type { Colour } from '#tools/design/colour.ts';
import { type Lettering, plainLettering } from './faces.ts';
import { firstPlacement, type Placement, place } from './placement.ts';
import type { Upload } from './textures.ts';

export const logoPresets = ['logo-1', 'logo-2', 'logo-3', 'logo-4'] as const;
export type LogoPreset = (typeof logoPresets)[number];

/** A preset logo or a picture of the visitor's. */
export type Brand = LogoPreset | Upload;

interface PicturePrint extends Placement {
	imageData: Brand;
}

export interface TextPrint extends Placement, Lettering {
	/** One line of 1 to 40 characters. */
	text: string;
	colour: Colour;
}

export type Print = PicturePrint | TextPrint;

/** Prints on one garment, the logo of the specification among them. */
export const mostPrints = 6;
export const longestText = 40;

/** Where a new print appears. On the front it would cover the logo, so text starts on the back. */
export const firstText: Omit<TextPrint, 'text'> = {
	...firstPlacement,
	...plainLettering,
	place: 'back',
	// With the handle above it, below the seam of the yoke.
	positionY: 0.3,
	scale: 1.6,
	colour: '#1d2430',
};

export function cleanText(text: string): string {
	return cleanLine(text, longestText);
}

/** The same print with other values of its placement. */
export function movePrint(print: Print, changes: Partial<Placement>): Print {
	return { ...print, ...place(print, changes) };
}
