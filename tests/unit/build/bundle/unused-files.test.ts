import { expect, test } from 'vitest';
import { listFiles } from '#build/bundle/dist-files.ts';
import { removeUnusedFiles } from '#build/bundle/unused-files.ts';
import { makeFolder } from '../../folder.ts';

test('what no page, style or script names is removed, with what only that names', async () => {
	const used = {
		'_astro/a.webp': '',
		'_astro/b.avif': '',
		'_astro/c.png': '',
		'_astro/d.webp': '',
		'_astro/font.woff2': '',
		'_astro/kept.e.js': '',
		'_astro/menu.a1-_2.js': 'import("./panel.b.js")',
		'_astro/panel.b.js': 'import"./menu.a1-_2.js"',
		'_astro/style.css': '@font-face{src:url(font.woff2)}p{background:url(c.png)}',
		'resume.json': '{"image":"https://site.example/_astro/d.webp"}',
		'index.html':
			'<script src="/_astro/menu.a1-_2.js"></script><img src="/_astro/a.webp" srcset="/_astro/b.avif 1x">',
		'own.webp': 'from public',
		'own/unnamed.js': '',
		'sw.js': 'cache("/_astro/kept.e.js")',
	};
	const unused = {
		'_astro/Studio.c.js': 'import"./scene.d.js"',
		'_astro/scene.d.js': 'import"./Studio.c.js";load("hidden.webp")',
		'_astro/hidden.webp': '',
		'_astro/of-tool.woff2': '',
	};
	const root = makeFolder({ ...used, ...unused });
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
	expect(left.sort()).toEqual(Object.keys(used).sort());
});
