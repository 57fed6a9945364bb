import type { Colour } from './colours.ts';
import { firstPlacement, type Placement, place, vertical } from './placement.ts';
import type { Settings } from './settings.ts';
import { isUpload, type Upload } from './textures.ts';

export const logoPresets = ['logo-1', 'logo-2', 'logo-3', 'logo-4'] as const;
export type LogoPreset = (typeof logoPresets)[number];

/** A preset logo or a picture of the visitor's. */
export type Brand = LogoPreset | Upload;

interface PicturePrint extends Placement {
	imageData: Brand;
}

export interface TextPrint extends Placement {
	/** One line of 1 to 40 characters. */
	text: string;
	colour: Colour;
}

export type Print = PicturePrint | TextPrint;

/** Prints on one garment, the logo of the specification among them. */
export const mostPrints = 6;
export const longestText = 40;
/** From one new print to the next, in units of positions: 9 cm, a little less than a new logo is high. */
const nextLine = 0.45;

/** Making one takes longer than all it does here. */
const segmenter = new Intl.Segmenter();

/** Where a new print appears: below the one before it would hide it, so text starts on the back. */
export const firstText: Omit<TextPrint, 'text'> = {
	...firstPlacement,
	place: 'back',
	positionY: 0.4,
	scale: 1.6,
	colour: '#1d2430',
};

export function isBrand(value: unknown): value is Brand {
	return isUpload(value) || logoPresets.some((logo) => logo === value);
}

/** One clean line: no control characters, no marks that turn the direction of writing for what follows. */
export function cleanText(text: string): string {
	const line = text
		.slice(0, 4 * longestText)
		.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
	return [...segmenter.segment(line.trimStart())]
		.slice(0, longestText)
		.map(({ segment }) => segment)
		.join('')
		.slice(0, 4 * longestText);
}

/** All prints in the order they are painted; the logo, if there is one, is the first. */
export function listPrints({ logo, prints }: Settings): Print[] {
	const { imageData } = logo;
	return imageData === null ? [...prints] : [{ ...logo, imageData }, ...prints];
}

/** A new print lies below those that would hide it or be hidden by it. */
export function addPrint(settings: Settings, print: Print): Settings {
	const there = listPrints(settings);
	if (there.length >= mostPrints) return settings;
	let free = print;
	while (there.some((each) => covers(each, free)) && free.positionY > vertical.min)
		free = movePrint(free, { positionY: free.positionY - nextLine });
	if (settings.logo.imageData === null && 'imageData' in free)
		return { ...settings, logo: { ...free } };
	return { ...settings, prints: [...settings.prints, free] };
}

/** The place in the list of what `addPrint` has put there: a first logo goes before the texts. */
export function findAdded(before: Settings, after: Settings): number {
	const first = before.logo.imageData === null && after.logo.imageData !== null;
	return first ? 0 : listPrints(after).length - 1;
}

/** Changes the print at a place of the list that `listPrints` gives. */
export function changePrint(
	settings: Settings,
	index: number,
	change: (print: Print) => Print,
): Settings {
	const list = listPrints(settings);
	const print = list[index];
	return print ? setPrints(settings, list.with(index, change(print))) : settings;
}

export function removePrint(settings: Settings, index: number): Settings {
	return setPrints(
		settings,
		listPrints(settings).filter((_, place) => place !== index),
	);
}

/** The same print with other values of its placement. */
export function movePrint(print: Print, changes: Partial<Placement>): Print {
	return { ...print, ...place(print, changes) };
}

function covers(one: Print, other: Print): boolean {
	const { place, positionX, positionY } = one;
	return (
		place === other.place &&
		Math.abs(positionX - other.positionX) < nextLine &&
		Math.abs(positionY - other.positionY) < nextLine
	);
}

/** The logo is the first of the pictures, if it is also the first print; the others follow it. */
function setPrints(settings: Settings, list: readonly Print[]): Settings {
	const [first, ...rest] = list;
	if (first && 'imageData' in first) return { ...settings, logo: first, prints: rest };
	return { ...settings, logo: { ...settings.logo, imageData: null }, prints: [...list] };
}
