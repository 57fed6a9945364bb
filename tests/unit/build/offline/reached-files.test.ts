import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toReachedFiles } from '#build/offline/reached-files.ts';

const root = mkdtempSync(join(tmpdir(), 'reached-'));
afterAll(() => rmSync(root, { recursive: true }));

const files = {
	'a.html':
		'<script type="module" src="/_astro/start.AA-1.js"></script><img src="/_astro/logo.B_2.svg">',
	'b.html': '<style>@font-face{src:url(/_astro/font.CC.woff2)}</style>',
	'_astro/start.AA-1.js': 'import"./part.DD.js";const later=()=>import("./late.EE.js")',
	'_astro/part.DD.js': 'import"./start.AA-1.js"',
	'_astro/late.EE.js': 'export const picture="/_astro/fruit.FF.svg",gone="./missing.GG.js"',
	'_astro/logo.B_2.svg': '<svg/>',
	'_astro/fruit.FF.svg': '<svg/>',
	'_astro/font.CC.woff2': 'font',
	'_astro/three.HH.js': 'export default 3',
};

test('a page reaches what it names and what that names, now or later, and nothing of other pages', async () => {
	mkdirSync(join(root, '_astro'));
	for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
	const reached = await toReachedFiles(root, ['a.html', 'b.html']);
	expect(reached.get('a.html')?.toSorted()).toEqual([
		'fruit.FF.svg',
		'late.EE.js',
		'logo.B_2.svg',
		'part.DD.js',
		'start.AA-1.js',
	]);
	expect(reached.get('b.html')).toEqual(['font.CC.woff2']);
});
