import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { stripFont } from '#build/fonts/strip-font.ts';
import { charactersOf, tablesOf } from '../../lib/sfnt.ts';

const letters = 'Досвід і ПроєктиїЇґ';
let whole: Buffer;

beforeAll(async () => {
	const file =
		'node_modules/@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2';
	whole = await subsetFont(readFileSync(file), letters, {
		targetFormat: 'truetype',
		variationAxes: { wght: 600 },
	});
});

test('what is left is a third smaller and holds the tables that draw letters', () => {
	const font = stripFont(whole);
	expect(font.length).toBeLessThan(whole.length * 0.67);
	expect([...tablesOf(font).keys()].sort()).toEqual(
		['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'].sort(),
	);
});

test('outlines, widths and the letters they belong to are untouched', () => {
	const before = tablesOf(whole);
	const after = tablesOf(stripFont(whole));
	for (const tag of ['glyf', 'loca', 'hmtx', 'cmap', 'maxp', 'head']) {
		expect(after.get(tag)?.equals(before.get(tag) ?? Buffer.alloc(0)), tag).toBe(true);
	}
});

test('a table that is asked for stays', () => {
	expect(tablesOf(whole).has('GPOS')).toBe(true);
	expect(tablesOf(stripFont(whole)).has('GPOS')).toBe(false);
	expect(tablesOf(stripFont(whole, ['GPOS'])).has('GPOS')).toBe(true);
});

test('the names are empty', () => {
	expect([...(tablesOf(stripFont(whole)).get('name') ?? [])]).toEqual([0, 0, 0, 0, 0, 6]);
});

test('tables begin at multiples of four and carry right checksums', () => {
	const font = stripFont(whole);
	for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
		const start = font.readUInt32BE(record + 8);
		expect(start % 4).toBe(0);
		expect(font.readUInt32BE(record + 4)).toBe(sumOf(font, start, font.readUInt32BE(record + 12)));
	}
});

test('tools read the result again and find every letter in it', async () => {
	const packed = await fontverter.convert(stripFont(whole), 'woff2');
	const again = await subsetFont(packed, letters, { targetFormat: 'truetype' });
	expect(charactersOf(again)).toEqual(new Set(letters));
	const fewer = await subsetFont(packed, 'До', { targetFormat: 'truetype' });
	expect(charactersOf(fewer)).toEqual(new Set('До'));
});

/** The sum of the table as 32-bit numbers, with zeros up to the next multiple of four. */
function sumOf(font: Buffer, start: number, length: number): number {
	let sum = 0;
	for (let at = start; at < start + length; at += 4) sum = (sum + font.readUInt32BE(at)) % 2 ** 32;
	return sum;
}
