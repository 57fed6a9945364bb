import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { compressFiles } from '#build/bundle/compress.ts';

beforeEach(async () => {
	vi.stubEnv('CACHE_DIRECTORY', await mkdtemp(join(tmpdir(), 'cache-')));
});

test('both compressed files give the original back', async () => {
	const root = await mkdtemp(join(tmpdir(), 'site-'));
	const text = '<p>Резюме</p>'.repeat(200);
	await writeFile(join(root, 'index.html'), text);
	const totals = await compressFiles(root);
	expect(totals.files).toBe(1);
	expect(totals.after).toBeLessThan(totals.before / 10);
	expect(brotliDecompressSync(await readFile(join(root, 'index.html.br'))).toString()).toBe(text);
	expect(gunzipSync(await readFile(join(root, 'index.html.gz'))).toString()).toBe(text);
});
