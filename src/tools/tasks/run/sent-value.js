import { printValue } from './print-value.js';

// Taken before the visitor's code runs, which may replace them.
const { isArray } = Array;
const { getPrototypeOf, keys, prototype } = Object;
const clone = structuredClone;

const mostParts = 20_000;
const deepest = 200;
const largest = 2n ** 70_000n;

/**
 * A value as it leaves the sandbox: a copy of what has no code in it, so that the page compares and prints it, with at most
 * 20,000 items and characters; the text of any other.
 * @param {unknown} value
 * @returns {import('./protocol.ts').Sent}
 */
export function toSent(value) {
	let left = mostParts;

	/**
	 * @param {any} part
	 * @param {number} depth
	 * @returns {boolean}
	 */
	function fits(part, depth) {
		left -= typeof part === 'string' ? part.length : 1;
		if (left < 0 || depth > deepest) return false;
		if (typeof part === 'bigint') return -largest < part && part < largest;
		if (typeof part !== 'object' || part === null) return true;
		const names = isArray(part) ? undefined : keys(part);
		if (names && getPrototypeOf(part) !== prototype) return false;
		for (let place = 0; place < (names ?? part).length; place += 1)
			if (!fits(part[names?.[place] ?? place], depth + 1)) return false;
		return true;
	}

	try {
		if (fits(value, 0)) return { got: clone(value) };
	} catch {
		// A function, a proxy or a value that refuses to be read has no copy.
	}
	return { text: printValue(value) };
}
