import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '#build/bundle/compress.ts';
import { makeFolder } from '../../folder.ts';

test('both compressed files give the original back', async () => {
	vi.stubEnv('CACHE_DIRECTORY', makeFolder());
	const text = '<p>Резюме</p>'.repeat(200);
	const root = makeFolder({ 'index.html': text });
	const totals = await compressFiles(root);
	expect(totals.files).toBe(1);
	expect(totals.after).toBeLessThan(totals.before / 10);
	expect(brotliDecompressSync(await readFile(join(root, 'index.html.br'))).toString()).toBe(text);
	expect(gunzipSync(await readFile(join(root, 'index.html.gz'))).toString()).toBe(text);
});
