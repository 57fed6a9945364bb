/** A colour as `#rrggbb` in small letters, sRGB. */
export type Colour = `#${string}`;

export const white: Colour = '#ffffff';

/** Reads a colour as pickers, links and saved designs write it. @example parseColour('C6FBC6') // '#c6fbc6' */
export function parseColour(value: unknown): Colour | undefined {
	if (typeof value !== 'string') return undefined;
	const digits = /^#?([\da-f]{6})$/i.exec(value)?.[1];
	return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

/** The colour of a number from 0 to 0xffffff. @example toColour(13040582) // '#c6fbc6' */
export function toColour(number: number): Colour {
	return `#${number.toString(16).padStart(6, '0')}`;
}

/** @example toColourNumber('#c6fbc6') // 13040582 */
export function toColourNumber(colour: Colour): number {
	return Number.parseInt(colour.slice(1), 16);
}

/** Red, green and blue from 0 to 255. @example toChannels('#c6fbc6') // [198, 251, 198] */
export function toChannels(colour: Colour): [number, number, number] {
	const number = toColourNumber(colour);
	return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Whether dark letters and threads are better seen on a colour than light ones. */
export function isLight(colour: Colour): boolean {
	const [red, green, blue] = toChannels(colour);
	return 0.3 * red + 0.59 * green + 0.11 * blue > 140;
}
