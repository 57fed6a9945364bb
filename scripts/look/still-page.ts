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

/** Runs in the page: shows every picture that waits to be reached, and comes back to the top. */
export async function showPictures() {
	for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
		scrollTo(0, y);
		await new Promise(requestAnimationFrame);
	}
	scrollTo(0, 0);
	await document.fonts.ready;
	const pictures = [...document.images].filter((image) => image.checkVisibility() && image.src);
	// A lazy picture beside the window, as in a slider, would never come.
	for (const image of pictures) image.loading = 'eager';
	await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
}
