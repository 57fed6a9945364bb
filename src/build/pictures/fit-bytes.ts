/**
 * What a server sends before it waits for the first answer, ten packets of 1,460 bytes, less the headers. A picture that
 * fits arrives a round trip earlier than one that does not.
 */
export const flightBytes = 13_700;

const step = 3;
/** Below, letters in pictures lose their edges. */
const lowest = 25;

/**
 * Encodes a picture in the highest quality, from `highest` downwards, in which it has at most `most` bytes; if none
 * does, in the lowest that still looks good.
 */
export async function fitBytes(
	encode: (quality: number) => Promise<Uint8Array>,
	highest: number,
	most: number,
): Promise<Uint8Array> {
	let quality = highest;
	let content = await encode(quality);
	while (content.length > most && quality - step >= lowest) {
		quality -= step;
		content = await encode(quality);
	}
	return content;
}
