import type { Colour } from '#tools/design/colour.ts';

/** Names in the order of the menu. */
export const colourNames = ['red', 'green', 'blue', 'white', 'golden'] as const;
export type ColourName = (typeof colourNames)[number];

/** The five colours of the menu; the cloth is white at first. */
export const colourPresets: Readonly<Record<ColourName, Colour>> = {
	red: '#b3202c',
	green: '#2c6e4f',
	blue: '#1f4e9e',
	white: '#ffffff',
	golden: '#d8a32b',
};

/** The buttons' own colour, mother-of-pearl. */
export const pearl: Colour = '#f3eee2';

/** The name of a colour of the menu; other colours have none. */
export function nameColour(colour: Colour): ColourName | undefined {
	return colourNames.find((name) => colourPresets[name] === colour);
}
