/** A colour as `#rrggbb` in small letters, sRGB. */
export type Colour = `#${string}`;

export const white: Colour = '#ffffff';

/**
 * Reads a colour as pickers, links, saved designs and the earlier site write it: a number from 0 to
 * 0xffffff, `#rgb`, `#rrggbb`, `rrggbb`, `0xrrggbb`.
 * @example parseColour(13040582) // '#c6fbc6'
 */
export function parseColour(value: unknown): Colour | undefined {
	if (typeof value === 'number')
		return Number.isInteger(value) && value >= 0 && value <= 0xffffff
			? `#${value.toString(16).padStart(6, '0')}`
			: undefined;
	if (typeof value !== 'string') return undefined;
	const digits = /^(?:#|0x)?((?:[\da-f]{3}){1,2})$/i.exec(value)?.[1]?.toLowerCase();
	if (!digits) return undefined;
	return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** @example toColourNumber('#c6fbc6') // 13040582 */
export function toColourNumber(colour: Colour): number {
	return Number.parseInt(colour.slice(1), 16);
}
