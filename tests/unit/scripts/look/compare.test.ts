import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { compareFolders, compareShots } from '../../../../scripts/look/compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'look-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is the same as itself', async () => {
	const file = await draw('same', { size: 100 });
	expect(await compareShots(file, file)).toBe(0);
});

test('a square of 10 by 10 in 100 by 100 is one part in a hundred', async () => {
	const before = await draw('plain', { size: 100 });
	const after = await draw('square', { size: 100, square: 10 });
	expect(await compareShots(before, after)).toBe(0.01);
});

test('a shade that no eye sees is no change', async () => {
	const before = await draw('white', { size: 50, shade: 255 });
	const after = await draw('nearly white', { size: 50, shade: 240 });
	expect(await compareShots(before, after)).toBe(0);
});

test('another size, and a picture that is missing, is a change of the whole', async () => {
	const small = await draw('small', { size: 40 });
	const large = await draw('large', { size: 41 });
	expect(await compareShots(small, large)).toBe(1);
	expect(await compareShots(small, join(folder, 'missing.png'))).toBe(1);
});

test('of two folders only the files that differ are named', async () => {
	await draw('before/a', { size: 20 });
	await draw('before/b', { size: 20 });
	await draw('after/a', { size: 20 });
	await draw('after/b', { size: 20, square: 20 });
	const changed = await compareFolders(join(folder, 'before'), join(folder, 'after'), [
		'a.png',
		'b.png',
	]);
	expect([...changed]).toEqual([['b.png', 1]]);
});

/** A plain square picture of one shade of grey with a red square in its corner. */
async function draw(name: string, { size = 10, square = 0, shade = 200 }): Promise<string> {
	const path = join(folder, `${name}.png`);
	mkdirSync(dirname(path), { recursive: true });
	const background = { r: shade, g: shade, b: shade };
	const red = {
		create: { width: square || 1, height: square || 1, channels: 3, background: 'red' },
	} as const;
	await sharp({ create: { width: size, height: size, channels: 3, background } })
		.composite(square ? [{ input: red, left: 0, top: 0 }] : [])
		.png()
		.toFile(path);
	return path;
}
