/** A colour as `#rrggbb` in small letters, sRGB. */
export type Colour = `#${string}`;

/** The five colours of the menu; the cloth is white at first. */
export const colourPresets = {
	red: '#b3202c',
	green: '#2c6e4f',
	blue: '#1f4e9e',
	white: '#ffffff',
	golden: '#d8a32b',
} as const satisfies Record<string, Colour>;
export type ColourName = keyof typeof colourPresets;

export const white: Colour = colourPresets.white;
/** The buttons' own colour, mother-of-pearl. */
export const pearl: Colour = '#f3eee2';

/**
 * Reads a colour in our form or one of the earlier site's: a number, `#rgb`, `#rrggbb`, `rrggbb`.
 * @example parseColour(13040582) // '#c6fbc6'
 */
export function parseColour(value: unknown): Colour | undefined {
	if (typeof value === 'number')
		return Number.isInteger(value) && value >= 0 && value <= 0xffffff
			? `#${value.toString(16).padStart(6, '0')}`
			: undefined;
	if (typeof value !== 'string') return undefined;
	const preset = Object.entries(colourPresets).find(([name]) => name === value);
	if (preset) return preset[1];
	const digits = /^(?:#|0x)?((?:[\da-f]{3}){1,2})$/i.exec(value)?.[1]?.toLowerCase();
	if (!digits) return undefined;
	return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The name of a colour of the menu; other colours have none. */
export function nameColour(colour: Colour): ColourName | undefined {
	return colourNames.find((name) => colourPresets[name] === colour);
}

/** Names in the order of the menu. */
export const colourNames = [
	'red',
	'green',
	'blue',
	'white',
	'golden',
] as const satisfies ColourName[];
