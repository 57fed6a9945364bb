const longestText = 2000;
const longestList = 100;

/**
 * A value as code would write it, of a bounded length: what does not fit ends with `…`.
 * @param {unknown} value
 * @returns {string}
 */
export function printValue(value) {
	const text = print(value, 3);
	return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/**
 * @param {unknown} value
 * @param {number} depth how many lists inside of lists are written out
 * @returns {string}
 */
function print(value, depth) {
	if (typeof value === 'string') return quote(value);
	if (typeof value === 'bigint') return printBigint(value);
	if (typeof value === 'function') return `ƒ ${String(value.name)}`;
	if (typeof value !== 'object' || value === null)
		return Object.is(value, -0) ? '-0' : String(value);
	if (depth === 0) return '…';
	if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, longestText);
	if (value instanceof Promise) return 'Promise';
	if (value instanceof RegExp || value instanceof Date) return String(value);
	if (Array.isArray(value)) return `[${printList(value, depth)}]`;
	if (value instanceof Set) return `Set {${printList([...value], depth)}}`;
	const entries = value instanceof Map ? [...value] : Object.entries(value);
	const pairs = entries.slice(0, longestList).map(([key, item]) => {
		const name = typeof key === 'string' ? key.slice(0, longestText) : print(key, depth - 1);
		return `${name}: ${print(item, depth - 1)}`;
	});
	if (entries.length > longestList) pairs.push('…');
	return `${value instanceof Map ? 'Map ' : ''}{ ${pairs.join(', ')} }`;
}

/** @param {string} text */
function quote(text) {
	const start = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
	return `'${start.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}'`;
}

/**
 * Half a million digits take seconds in decimal notation; hexadecimal is quick.
 * @param {bigint} value
 */
function printBigint(value) {
	const hex = value.toString(16);
	return hex.length > 8 * longestText ? `0x${hex.slice(0, longestText)}…` : `${value}n`;
}

/**
 * @param {readonly unknown[]} list
 * @param {number} depth
 */
function printList(list, depth) {
	const items = Array.from(list.slice(0, longestList), (item) => print(item, depth - 1));
	if (list.length > longestList) items.push('…');
	return items.join(', ');
}
