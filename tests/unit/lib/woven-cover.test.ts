import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measure } from '#lib/stitch.ts';
import { drawRepeat, dyeCount, toSide, type Weave, wovenCover } from '#lib/woven-cover.ts';

const weaves = ['bakery', 'dance-school', 'notes', 'seaside-hotel', 'vet-clinic'].flatMap((id) =>
	['Online shop', 'Web tool'].map(
		(kind): Weave => ({ id: `${id}-${kind.length}`, kind, months: 2 }),
	),
);
const anyWeave = fc.record({
	id: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
	kind: fc.string(),
	months: fc.integer({ min: 1, max: 240 }),
});

test('the same project always gets the same cover', () => {
	for (const weave of weaves) expect(wovenCover({ ...weave })).toBe(wovenCover({ ...weave }));
});

test('the longer the work took, the more stitches the cover has', () => {
	const sides = [1, 2, 4, 8, 16].map(toSide);
	expect(sides).toEqual([16, 24, 32, 40, 48]);
	expect(toSide(240)).toBe(48);
	fc.assert(
		fc.property(anyWeave, ({ months }) => {
			expect(toSide(months + 1)).toBeGreaterThanOrEqual(toSide(months));
		}),
	);
});

test('a repeat is square and the same from all four sides', () => {
	fc.assert(
		fc.property(anyWeave, (weave) => {
			const repeat = drawRepeat(weave);
			expect(measure(repeat)).toEqual({ width: repeat.length, height: repeat.length });
			expect(repeat.toReversed()).toEqual(repeat);
			expect(repeat.map((row) => [...row].reverse().join(''))).toEqual(repeat);
		}),
	);
});

test('projects of one kind share a motif: with the same threads they look the same', () => {
	const [one, other] = ['Web tool', 'Online shop'].map((kind) =>
		drawRepeat({ id: 'notes', kind, months: 4 }),
	);
	expect(one).toEqual(drawRepeat({ id: 'notes', kind: 'Web tool', months: 4 }));
	expect(one).not.toEqual(other);
});

test('a cover is 3:2 and filled by whole repeats', () => {
	fc.assert(
		fc.property(anyWeave, (weave) => {
			const cover = wovenCover(weave);
			const side = toSide(weave.months);
			expect(cover).toContain(`viewBox="0 -.5 ${3 * side} ${2 * side}"`);
			const places = [...cover.matchAll(/-repeat" x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => ({
				x: Number(x),
				y: Number(y),
			}));
			expect([3, 6]).toContain(places.length);
			for (const { x, y } of places) {
				expect(x % side).toBe(0);
				expect(y + side).toBeLessThanOrEqual(2 * side);
			}
		}),
	);
});

test('its colours come from a class that the page knows, and it has no style of its own', () => {
	const styles = readFileSync('src/components/woven-dyes.css', 'utf8');
	for (let dye = 0; dye < dyeCount; dye++) expect(styles).toContain(`.dye-${dye} {`);
	fc.assert(
		fc.property(anyWeave, (weave) => {
			const cover = wovenCover(weave);
			expect(Number(cover.match(/dye-(\d+)"/)?.[1])).toBeLessThan(dyeCount);
			expect(cover).not.toMatch(/style|#[0-9a-f]{3,6}"/);
		}),
	);
});

test('names inside the drawing are those of the project, so that many covers fit on a page', () => {
	const names = weaves.flatMap((weave) =>
		[...wovenCover(weave).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name),
	);
	expect(new Set(names).size).toBe(names.length);
});

test('a cover stays below 2 kB on the wire', () => {
	for (const weave of weaves) {
		for (const months of [1, 4, 12, 48]) {
			const bytes = brotliCompressSync(wovenCover({ ...weave, months })).length;
			expect(bytes, `${weave.id}, ${months} months`).toBeLessThan(2048);
		}
	}
});
