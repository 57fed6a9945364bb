/**
 * Runs in the page before its own scripts: random numbers repeat, so that pictures differ only if the page does. The
 * numbers are those of the generator mulberry32.
 */
export function repeatChance() {
	let state = 20_260_316;
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}
	Math.random = next;
	crypto.getRandomValues = (array) => {
		if (
			array instanceof Uint8Array ||
			array instanceof Uint32Array ||
			array instanceof Uint16Array
		) {
			const top = 2 ** (8 * array.BYTES_PER_ELEMENT);
			for (let at = 0; at < array.length; at += 1) array[at] = Math.floor(next() * top);
		}
		return array;
	};
}
