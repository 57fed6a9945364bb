import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { flightBytes } from '#build/pictures/fit-flight.ts';
import { reduceColours } from '#build/pictures/reduce-colours.ts';

test('a document for a phone fits into one flight of packets and looks as it did', async () => {
	const file = join(process.cwd(), 'src/assets/documents/provider-frontend-developer.webp');
	const whole = await sharp(file).resize({ width: 600 }).png().toBuffer();

	const reduced = await reduceColours(whole);

	expect(reduced.length).toBeLessThan(flightBytes);
	const before = await sharp(whole).removeAlpha().raw().toBuffer();
	const after = await sharp(reduced).removeAlpha().raw().toBuffer();
	expect(after).toHaveLength(before.length);
	const differences = before.map((value, index) => Math.abs(value - (after[index] ?? 0)));
	expect(differences.filter((difference) => difference > 12).length).toBeLessThan(
		before.length / 10_000,
	);
});
