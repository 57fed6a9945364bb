import type { Colour } from './colour.ts';

/** The colours that a site has whose author chooses none, as `src/styles/tokens.css` and the drawings have them. */
export const houseAccent = { l: 0.41, c: 0.19, h: 264 } satisfies Colour;
export const houseMarker = { l: 0.84, c: 0.15, h: 88 } satisfies Colour;

/** The grounds that text in the accent is on, in the light and in the dark theme. */
export const lightGrounds: readonly Colour[] = [
	{ l: 0.976, c: 0.009, h: 85 },
	{ l: 0.946, c: 0.013, h: 85 },
];
export const darkGrounds: readonly Colour[] = [
	{ l: 0.205, c: 0.03, h: 265 },
	{ l: 0.25, c: 0.034, h: 265 },
];

/** The text on a mark, in both themes. */
export const markerInk: Colour = { l: 0.23, c: 0.02, h: 265 };
