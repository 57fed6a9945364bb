import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '#build/bundle/dist-files.ts';
import { removeUnusedScripts } from '#build/bundle/unused-scripts.ts';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'vzir-scripts-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>) {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
}

test('scripts that no page loads are removed, with those that only they load', async () => {
	write({
		'index.html': '<script src="/_astro/menu.a1-_2.js"></script>',
		'_astro/menu.a1-_2.js': 'import("./panel.b.js")',
		'_astro/panel.b.js': 'import"./menu.a1-_2.js"',
		'_astro/Studio.c.js': 'import"./scene.d.js"',
		'_astro/scene.d.js': 'import"./Studio.c.js"',
		'sw.js': 'cache("/_astro/kept.e.js")',
		'_astro/kept.e.js': '',
		'own/unnamed.js': '',
	});
	expect(await removeUnusedScripts(root)).toBe(2);
	expect(await listFiles(root, ['.js'])).toEqual([
		'_astro/kept.e.js',
		'_astro/menu.a1-_2.js',
		'_astro/panel.b.js',
		'own/unnamed.js',
		'sw.js',
	]);
});
