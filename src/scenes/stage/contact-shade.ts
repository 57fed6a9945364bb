import { DataTexture, LinearFilter } from 'three';

/** Edge of the texture. */
const pixels = 64;

/** From dark in the middle to nothing at the rim, without an edge. */
export function createShade(): DataTexture {
	const data = new Uint8Array(pixels * pixels * 4);
	for (let at = 0; at < pixels * pixels; at++) {
		const x = ((at % pixels) + 0.5) / pixels - 0.5;
		const y = (Math.floor(at / pixels) + 0.5) / pixels - 0.5;
		const left = Math.max(0, 1 - 2 * Math.hypot(x, y));
		// alphaMap reads green.
		data[at * 4 + 1] = Math.round(255 * left * left * (3 - 2 * left));
		data[at * 4 + 3] = 255;
	}
	const texture = new DataTexture(data, pixels, pixels);
	texture.minFilter = LinearFilter;
	texture.magFilter = LinearFilter;
	texture.needsUpdate = true;
	return texture;
}
