import { type Colour, parseColour, toHex, toShown } from './colour.ts';
import { toDarkText } from './contrast.ts';
import { houseAccent, houseMarker } from './house.ts';

/** The two colours that the author chooses, and what follows from them. */
export interface Palette {
	/** Whether the colours are those of the house, which the styles have already. */
	house: boolean;
	/** For documents and pictures on white paper: `#1f45c4`. */
	print: { accent: string; faint: string; marker: string };
	/** The faces of the mark, on light and on dark grounds. */
	icon: { light: IconColours; dark: IconColours };
	/** The colour that replaces one of the house in the styles: another hue, and as strong as the author's. */
	toOwn: (colour: Colour) => Colour | undefined;
}

/** The mark has an upper, a left and a right face. */
interface IconColours {
	top: string;
	left: string;
	right: string;
}

const ink = '#191c28';
const paper = '#f4eee2';

/** What the drawings have without a choice of the author. */
const housePalette: Palette = {
	house: true,
	print: { accent: '#1f45c4', faint: '#b9c3e6', marker: '#d89a1c' },
	icon: {
		light: { top: '#cc8a14', left: '#1f45c4', right: ink },
		dark: { top: '#e6b23e', left: '#8ea6ff', right: paper },
	},
	toOwn: () => undefined,
};

/** @param accent and `marker` are written in the notation of `colourPattern`; what is not a colour counts as that of the house. */
export function toPalette(accent?: string, marker?: string): Palette {
	const chosen = {
		accent: parseColour(accent ?? '') ?? houseAccent,
		marker: parseColour(marker ?? '') ?? houseMarker,
	};
	if (isSame(chosen.accent, houseAccent) && isSame(chosen.marker, houseMarker)) return housePalette;
	const at = (colour: Colour, l: number, share = 1) =>
		toHex(toShown({ ...colour, l, c: colour.c * share }));
	const { print, icon } = housePalette;
	const [own, mark] = [
		!isSame(chosen.accent, houseAccent) && chosen.accent,
		!isSame(chosen.marker, houseMarker) && chosen.marker,
	];
	return {
		house: false,
		print: {
			accent: own ? toHex(own) : print.accent,
			faint: own ? at(own, 0.82, 0.27) : print.faint,
			marker: mark ? at(mark, 0.73) : print.marker,
		},
		icon: {
			light: {
				top: mark ? at(mark, 0.68) : icon.light.top,
				left: own ? toHex(own) : icon.light.left,
				right: ink,
			},
			dark: {
				top: mark ? at(mark, 0.79) : icon.dark.top,
				left: own ? at(own, 0.75, 0.7) : icon.dark.left,
				right: paper,
			},
		},
		toOwn: (colour) => {
			if (own && isAccentOfHouse(colour)) return turnAccent(colour, own);
			if (mark && isMarkerOfHouse(colour)) return turnMarker(colour, mark);
			return undefined;
		},
	};
}

/** The accent of the house and its tints have these hues; blues of other hues mean something, such as rain. */
function isAccentOfHouse({ c, h }: Colour): boolean {
	return (h === 262 || h === 264) && c >= 0.05;
}

function isMarkerOfHouse({ c, h }: Colour): boolean {
	return (h === 86 || h === 88 || h === 90) && c >= 0.04;
}

const darkAccent: Colour = { l: 0.82, c: 0.09, h: 262 };

/** The accent of the dark theme is text, and a hue may need more light than the blue of the house. */
function turnAccent(colour: Colour, accent: Colour): Colour {
	const turned = turn(colour, houseAccent, accent);
	return isSame(colour, darkAccent) ? toDarkText(turned) : turned;
}

const darkMarker: Colour = { l: 0.84, c: 0.14, h: 88 };

/** The marker of the dark theme is as light as that of the light one: the same text is on both. */
function turnMarker(colour: Colour, marker: Colour): Colour {
	const turned = turn(colour, houseMarker, marker);
	return isSame(colour, darkMarker) ? toShown({ ...turned, l: marker.l }) : turned;
}

/** A tint of one colour as the same tint of another; the colour itself becomes the other. */
function turn(colour: Colour, from: Colour, into: Colour): Colour {
	if (isSame(colour, from)) return into;
	const h = into.c === 0 ? 0 : (colour.h - from.h + into.h + 360) % 360;
	return toShown({ l: colour.l, c: colour.c * (into.c / from.c), h });
}

function isSame(one: Colour, other: Colour): boolean {
	return (
		Math.abs(one.l - other.l) < 0.0005 &&
		Math.abs(one.c - other.c) < 0.0005 &&
		Math.abs(one.h - other.h) < 0.05
	);
}
