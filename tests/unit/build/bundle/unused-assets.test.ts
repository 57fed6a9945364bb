import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnusedAssets } from '#build/bundle/unused-assets.ts';

let root = '';

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'vzir-pictures-'));
	mkdirSync(join(root, '_astro'));
});

afterEach(() => rmSync(root, { recursive: true }));

test('pictures and fonts that no page, style or script names are taken out, all others stay', async () => {
	for (const name of [
		'a.webp',
		'b.avif',
		'c.png',
		'd.webp',
		'hidden.webp',
		'font.woff2',
		'of-tool.woff2',
	]) {
		writeFileSync(join(root, '_astro', name), name);
	}
	writeFileSync(join(root, 'own.webp'), 'from public');
	writeFileSync(join(root, 'index.html'), '<img src="/_astro/a.webp" srcset="/_astro/b.avif 1x">');
	writeFileSync(
		join(root, '_astro/style.css'),
		'@font-face{src:url(font.woff2)}p{background:url(c.png)}',
	);
	writeFileSync(join(root, 'cv.vcf'), 'PHOTO:https://site.example/_astro/d.webp');
	expect(await removeUnusedAssets(root)).toBe(2);
	expect(readdirSync(join(root, '_astro')).sort()).toEqual([
		'a.webp',
		'b.avif',
		'c.png',
		'd.webp',
		'font.woff2',
		'style.css',
	]);
	expect(readdirSync(root)).toContain('own.webp');
});
