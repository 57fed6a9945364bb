import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forEachLimited, removeEmptyFolders, toAddress } from '#build/bundle/dist-files.ts';

test('a file gives the address it is served at', () => {
	expect(['index.html', 'uk.html', 'uk/projects.html', 'extra/index.html'].map(toAddress)).toEqual([
		'/',
		'/uk',
		'/uk/projects',
		'/extra',
	]);
});

test('folders without a file are removed, also one inside the other', async () => {
	const root = mkdtempSync(join(tmpdir(), 'vzir-folders-'));
	for (const folder of ['models', 'extra/tasks', 'certificates/soins']) {
		mkdirSync(join(root, folder), { recursive: true });
	}
	writeFileSync(join(root, 'certificates/soins/index.html'), '');
	await removeEmptyFolders(root);
	expect(readdirSync(root)).toEqual(['certificates']);
	expect(existsSync(join(root, 'certificates/soins/index.html'))).toBe(true);
	rmSync(root, { recursive: true });
});

test('every item is done, and never more at once than the limit', async () => {
	let running = 0;
	let most = 0;
	const done: number[] = [];
	await forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
		running += 1;
		most = Math.max(most, running);
		await new Promise((resolve) => setImmediate(resolve));
		running -= 1;
		done.push(item);
	});
	expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
	expect(most).toBe(2);
});
