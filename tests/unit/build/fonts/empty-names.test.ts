import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { cutFont } from '#build/fonts/cut-font.ts';
import { emptyNames } from '#build/fonts/empty-names.ts';
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

test('the names are empty, and every other table is untouched', () => {
	const before = tablesOf(whole);
	const after = tablesOf(emptyNames(whole));
	expect([...(after.get('name') ?? [])]).toEqual([0, 0, 0, 0, 0, 6]);
	expect([...after.keys()]).toEqual([...before.keys()]);
	before.delete('name');
	for (const [tag, data] of before) expect(after.get(tag)?.equals(data), tag).toBe(true);
});

test('every table has its right checksum', () => {
	const font = emptyNames(whole);
	for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16) {
		const tag = font.toString('latin1', record, record + 4);
		// The table `head` holds a checksum of the whole file, which packing writes again.
		if (tag === 'head') continue;
		const [start, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
		expect(font.readUInt32BE(record + 4), tag).toBe(sumOf(font.subarray(start, start + length)));
	}
});

test('packed, the font is smaller than with its names, and has every letter', async () => {
	const packed = await fontverter.convert(emptyNames(whole), 'woff2');
	const named = await fontverter.convert(whole, 'woff2');
	expect(packed.length).toBeLessThan(named.length - 150);
	const again = await subsetFont(packed, letters, { targetFormat: 'truetype' });
	expect(charactersOf(again)).toEqual(new Set(letters));
});

test('the font of a heading holds the tables that draw and kern its letters', async () => {
	const rule = await cutFont('Досвід');
	const [, data = ''] = /base64,([^)]+)\)/.exec(rule) ?? [];
	const font = await fontverter.convert(Buffer.from(data, 'base64'), 'truetype');
	const drawing = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'];
	expect([...tablesOf(font).keys()].sort()).toEqual(['GDEF', 'GPOS', ...drawing].sort());
	expect(charactersOf(font)).toEqual(new Set('Досвід'));
});

test('kerning that moves no letter by a hundredth of its size stays out', async () => {
	const tables = async (text: string) => {
		const [, data = ''] = /base64,([^)]+)\)/.exec(await cutFont(text)) ?? [];
		return tablesOf(await fontverter.convert(Buffer.from(data, 'base64'), 'truetype'));
	};
	expect((await tables('AVATAR')).has('GPOS')).toBe(true);
	expect((await tables('Навички')).has('GPOS')).toBe(false);
});

/** The sum of a table as 32-bit numbers, with zeros up to the next multiple of four. */
function sumOf(table: Buffer): number {
	const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
	let sum = 0;
	for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) % 2 ** 32;
	return sum;
}
