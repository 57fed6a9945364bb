import { fitBytes, flightBytes } from '#build/pictures/fit-bytes.ts';

/** Pretends to encode a picture of so many bytes for each step of quality. */
function encodeAt(bytesPerStep: number) {
	const tried: number[] = [];
	const encode = async (quality: number) => {
		tried.push(quality);
		return new Uint8Array(quality * bytesPerStep);
	};
	return { encode, tried };
}

test('a larger picture gets the first quality in which it fits', async () => {
	const { encode, tried } = encodeAt(400);
	expect(await fitBytes(encode, 40, flightBytes)).toHaveLength(34 * 400);
	expect(tried).toEqual([40, 37, 34]);
});

test('a picture that never fits keeps the lowest quality that looks good', async () => {
	const { encode, tried } = encodeAt(1000);
	expect(await fitBytes(encode, 40, flightBytes)).toHaveLength(25 * 1000);
	expect(tried).toEqual([40, 37, 34, 31, 28, 25]);
});
