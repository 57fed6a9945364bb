import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { cutFont } from '#build/fonts/cut-font.ts';
import { emptyNames } from '#build/fonts/empty-names.ts';
import { tablesOf } from '../../lib/sfnt.ts';

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

test('kerning that moves no letter by a hundredth of its size stays out', async () => {
	const tables = async (text: string) => {
		const [, data = ''] = /base64,([^)]+)\)/.exec(await cutFont(text)) ?? [];
		return tablesOf(await fontverter.convert(Buffer.from(data, 'base64'), 'truetype'));
	};
	expect((await tables('AVATAR')).has('GPOS')).toBe(true);
	expect((await tables('Навички')).has('GPOS')).toBe(false);
});
