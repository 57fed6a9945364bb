import { expect, test } from 'vitest';
import { createShade } from '#scenes/stage/contact-shade.ts';

const { data, width, height } = createShade().image;

/** The channel that `alphaMap` reads, 0 to 255. */
function shadeAt(x: number, y: number) {
	return data?.[(y * width + x) * 4 + 1] ?? Number.NaN;
}

test('the shade is dark in the middle and gone at the rim and in the corners', () => {
	const middle = width / 2;
	expect(shadeAt(middle, middle)).toBeGreaterThan(250);
	for (const rim of [0, width - 1]) {
		expect(shadeAt(rim, middle)).toBeLessThan(3);
		expect(shadeAt(middle, rim)).toBeLessThan(3);
		expect(shadeAt(rim, rim)).toBe(0);
	}
});

test('it fades from the middle outwards in small steps, the same way to all sides', () => {
	const middle = width / 2;
	for (let x = middle; x + 1 < width; x++) {
		const step = shadeAt(x, middle) - shadeAt(x + 1, middle);
		expect(step).toBeGreaterThanOrEqual(0);
		expect(step).toBeLessThan(16);
		expect(shadeAt(middle, x)).toBe(shadeAt(x, middle));
		expect(shadeAt(width - 1 - x, middle)).toBe(shadeAt(x, middle));
	}
	expect(height).toBe(width);
});
