import { DataTexture, LinearFilter } from 'three';

/** Edge of the texture. */
export const shadePixels = 64;

/** From dark in the middle to nothing at the rim, without an edge. */
function createRoundOutline(): Float32Array {
	return Float32Array.from({ length: shadePixels * shadePixels }, (_, at) => {
		const x = ((at % shadePixels) + 0.5) / shadePixels - 0.5;
		const y = (Math.floor(at / shadePixels) + 0.5) / shadePixels - 0.5;
		const left = Math.max(0, 1 - 2 * Math.hypot(x, y));
		return left * left * (3 - 2 * left);
	});
}

/** A texture of darkness from 0 to 1. */
export function createShade(outline = createRoundOutline()): DataTexture {
	// alphaMap reads green.
	const data = Uint8Array.from({ length: outline.length * 4 }, (_, at) =>
		at % 4 === 1 ? Math.round(255 * (outline[(at - 1) / 4] ?? 0)) : 255,
	);
	const texture = new DataTexture(data, shadePixels, shadePixels);
	texture.minFilter = LinearFilter;
	texture.magFilter = LinearFilter;
	texture.needsUpdate = true;
	return texture;
}
