import { listFiles } from '#build/bundle/dist-files.ts';
import { removeUnusedFiles } from '#build/bundle/unused-files.ts';
import { makeFolder } from '../../folder.ts';
import files from './unused-files.json' with { type: 'json' };

test('what no page, style or script names is removed, with what only that names', async () => {
	const root = makeFolder({ ...files.used, ...files.unused });
	expect(await removeUnusedFiles(root)).toBe(4);
	const left = await listFiles(root, [
		'.js',
		'.css',
		'.html',
		'.json',
		'.webp',
		'.avif',
		'.png',
		'.woff2',
	]);
	expect(left.sort()).toEqual(Object.keys(files.used).sort());
});
