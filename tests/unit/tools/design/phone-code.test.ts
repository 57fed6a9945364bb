import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawPhoneCode, longestCoded } from '#tools/design/phone-code.ts';

/** The code as a picture with four pixels for each field. */
function paint({ edge, path }: { edge: number; path: string }) {
	const size = edge * 4;
	const data = new Uint8ClampedArray(size * size * 4).fill(255);
	for (const [, x = 0, y = 0, length = 0] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
		for (let down = 0; down < 4; down += 1)
			for (let across = 0; across < Number(length) * 4; across += 1) {
				const pixel = (Number(y) * 4 + down) * size + Number(x) * 4 + across;
				data.fill(0, pixel * 4, pixel * 4 + 3);
			}
	return { width: size, height: size, data };
}

test.each([
	'https://example.com/uk/extra/graphics/couture3d#design=eyJ2aWV3Ijoicm93In0',
	`https://example.com/#design=${'aZ09_-'.repeat(150)}`,
])('a camera reads the address from the drawn code: %#', (address) => {
	const code = drawPhoneCode(address);
	if (!code) throw new Error('There is no code.');
	expect(decode(paint(code))).toBe(address);
});

test('an address that is too long for cameras has no code', () => {
	expect(drawPhoneCode('a'.repeat(longestCoded + 1))).toBeUndefined();
});
