const mostItems = 60;
const longestItem = 24;

/**
 * What is in a list, a set, a map or an object, as cells of a row. Other values have none. Two values with the same
 * `object` are one.
 * @param {unknown} value
 * @param {(value: unknown) => string} print
 * @param {(value: unknown) => number | undefined} toObject the number of an object, undefined for other values
 * @returns {{ object?: number, row?: string[], keys?: string[], objects?: (number | null)[] }}
 */
export function toItems(value, print, toObject) {
	const object = toObject(value);
	if (object === undefined) return {};
	const pairs = toPairs(Object(value));
	if (!pairs) return { object };
	const objects = pairs.map(([, item]) => toObject(item) ?? null);
	return {
		object,
		row: pairs.map(([, item]) => toCell(item, print)),
		...(pairs.some(([key]) => key !== undefined) && {
			keys: pairs.map(([key]) => toCell(key, print)),
		}),
		...(objects.some((number) => number !== null) && { objects }),
	};
}

/**
 * @param {object} value
 * @returns {[key: unknown, item: unknown][] | undefined}
 */
function toPairs(value) {
	if (Array.isArray(value))
		return Array.from(value.slice(0, mostItems), (item) => [undefined, item]);
	if (value instanceof Set) return [...value].slice(0, mostItems).map((item) => [undefined, item]);
	if (value instanceof Map) return [...value].slice(0, mostItems);
	const isPlain = Object.prototype.toString.call(value) === '[object Object]';
	return isPlain ? Object.entries(value).slice(0, mostItems) : undefined;
}

/**
 * A letter is shown in its cell without quotation marks.
 * @param {unknown} item
 * @param {(value: unknown) => string} print
 */
function toCell(item, print) {
	return (typeof item === 'string' ? item : print(item)).slice(0, longestItem);
}
