/** The colours that the earlier site stored by name. */
const named: Readonly<Record<string, string>> = {
	red: '#b3202c',
	green: '#2c6e4f',
	blue: '#1f4e9e',
	white: '#ffffff',
	golden: '#d8a32b',
};

/**
 * A colour as the earlier site stored it: a number, `#rgb`, `rrggbb`, `0xrrggbb` or a name. A value that is not one is
 * returned unchanged.
 * @example fromEarlierColour(13040582) // '#c6fbc6'
 */
export function fromEarlierColour(value: unknown): unknown {
	if (typeof value === 'number')
		return Number.isInteger(value) && value >= 0 && value <= 0xffffff
			? `#${value.toString(16).padStart(6, '0')}`
			: value;
	if (typeof value !== 'string') return value;
	const digits = /^(?:#|0x)?((?:[\da-f]{3}){1,2})$/i.exec(value)?.[1];
	if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
	return Object.hasOwn(named, value) ? named[value] : value;
}
