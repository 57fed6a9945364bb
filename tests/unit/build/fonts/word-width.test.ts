import { expect, test } from 'vitest';
import { measureWidestWord } from '#build/fonts/word-width.ts';

test('a word is as wide as its letters, less the kerning between them', async () => {
	const apart = (await measureWidestWord('A')) + (await measureWidestWord('V'));
	const together = await measureWidestWord('AV');
	expect(together).toBeLessThan(apart);
	expect(together).toBeGreaterThan(0.9 * apart);
});

test('the widest word counts at any position', async () => {
	const widest = await measureWidestWord('Konstantinova');
	expect(await measureWidestWord('Olha Konstantinova')).toBe(widest);
	expect(await measureWidestWord('Konstantinova Olha')).toBe(widest);
});

test('a line may break after a hyphen', async () => {
	expect(await measureWidestWord('Maria-Anna')).toBe(await measureWidestWord('Maria-'));
});

test('Cyrillic letters have their own widths', async () => {
	const [latin, cyrillic] = [await measureWidestWord('w'), await measureWidestWord('щ')];
	expect(cyrillic).toBeGreaterThan(0.8);
	expect(cyrillic).not.toBe(latin);
});

test('a letter that the face lacks counts a whole em', async () => {
	expect(await measureWidestWord('ნინო')).toBe(4);
	expect(await measureWidestWord('Aნ')).toBe(1 + (await measureWidestWord('A')));
});

test('an empty text has no width', async () => {
	expect(await measureWidestWord('')).toBe(0);
});
