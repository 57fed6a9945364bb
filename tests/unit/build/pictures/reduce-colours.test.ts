import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reduceColours } from '#build/pictures/reduce-colours.ts';

/** A drawing of three colours, whose edges have hundreds of mixed ones in this size. */
const rings = Array.from(
	{ length: 40 },
	(_, ring) =>
		`<circle cx="${20 + ring * 14}" cy="${210 + 90 * Math.sin(ring)}" r="${9 + ring * 4}" fill="none" stroke="${ring % 2 ? '#1d4ed8' : '#b3413a'}" stroke-width="2.3"/>`,
);
const drawing = Buffer.from(
	`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="424"><rect width="600" height="424" fill="#f6f1e4"/>${rings.join('')}</svg>`,
);

test('a drawing of many mixed colours becomes smaller and looks as it did', async () => {
	const whole = await sharp(drawing).png().toBuffer();
	const precise = await sharp(whole).webp({ nearLossless: true, quality: 60 }).toBuffer();

	const reduced = await reduceColours(whole);

	expect(reduced.length).toBeLessThan(precise.length);
	const before = await toLevels(whole);
	const after = await toLevels(reduced);
	expect(countColours(before)).toBeGreaterThan(256);
	expect(countColours(after)).toBeLessThanOrEqual(256);
	expect(after).toHaveLength(before.length);
	const different = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 24);
	expect(different.length).toBeLessThan(before.length / 1000);
});

function toLevels(picture: Buffer | Uint8Array): Promise<Buffer> {
	return sharp(picture).removeAlpha().raw().toBuffer();
}

function countColours(levels: Buffer): number {
	const colours = new Set<number>();
	for (let at = 0; at < levels.length; at += 3) colours.add(levels.readUIntBE(at, 3));
	return colours.size;
}
