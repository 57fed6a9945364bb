import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFolders, replaceFolder } from '../../../../scripts/pictures/folders.ts';

let root = '';
let older = '';
let newer = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'vzir-folders-'));
	older = join(root, 'older');
	newer = join(root, 'newer');
	for (const folder of [older, newer]) mkdirSync(folder);
	for (const name of ['a', 'b', 'c']) writeFileSync(join(older, name), name);
	for (const name of ['b', 'c', 'd']) writeFileSync(join(newer, name), name === 'c' ? 'C' : name);
});

afterEach(() => rmSync(root, { recursive: true }));

test('names what is added, changed and removed', () => {
	expect(compareFolders(older, newer)).toEqual({ added: ['d'], changed: ['c'], removed: ['a'] });
});

test('a folder that is missing counts as empty', () => {
	expect(compareFolders(join(root, 'none'), newer).added).toEqual(['b', 'c', 'd']);
});

test('a replaced folder holds the files of the other one alone', () => {
	replaceFolder(older, newer);
	expect(readdirSync(older)).toEqual(['b', 'c', 'd']);
});
